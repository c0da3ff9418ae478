import type { SectionContent } from '#src/content/content-types.ts';
import { Icon } from '#src/ui/icon.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { Section } from '#src/ui/section.tsx';
import { styles } from './tiles.styles.ts';

/** Technologies, capabilities or fields of expertise: tiles that share their hairlines. */
export function TilesSection({ id, eyebrow, title, lead, items }: SectionContent<'tiles'>) {
  return (
    <Section id={id} tone="either">
      <SectionHeading section={id} eyebrow={eyebrow} title={title} lead={lead} />
      <ul className={styles.tiles}>
        {items.map(({ id: item, icon, title: name, text }) => (
          <li key={item} className={styles.tile}>
            <span className={styles.icon}>
              <Icon name={icon} size="large" />
            </span>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
