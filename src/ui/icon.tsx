import { address } from 'virtual:icon-sprite';
import type { IconName } from '#src/config/icon-drawings.server.ts';
import { styles } from './icon.styles.ts';

/** Icons that are mirrored in right-to-left languages. */
const directional = new Set<IconName>(['arrow', 'send']);

type IconProps = {
  name: IconName;
  /** `letter` is before the first word of a heading and scales with it. */
  size?: 'small' | 'medium' | 'large' | 'letter';
};

/** A decorative icon. */
export function Icon({ name, size = 'medium' }: IconProps) {
  const className = directional.has(name) ? `${styles[size]} ${styles.directional}` : styles[size];
  return (
    <svg className={className} aria-hidden="true">
      <use href={`${address}#${name}`} />
    </svg>
  );
}
