import { address } from 'virtual:icon-sprite';
import type { IconName } from '#src/config/icon-drawings.server.ts';
import { styles } from './icon.styles.ts';

/** Icons that point in the direction of reading and are mirrored in right-to-left languages. */
const directional = new Set<IconName>(['arrow', 'send']);

type IconProps = {
  name: IconName;
  /** `letter` stands in a heading, before its first word, and grows with it. */
  size?: 'small' | 'medium' | 'large' | 'letter';
};

/** A drawn sign beside a text; it carries no meaning of its own. */
export function Icon({ name, size = 'medium' }: IconProps) {
  const className = directional.has(name) ? `${styles[size]} ${styles.directional}` : styles[size];
  return (
    <svg className={className} aria-hidden="true">
      <use href={`${address}#${name}`} />
    </svg>
  );
}
