import type { SectionContent } from '#src/content/content-types.ts';
import { Icon } from '#src/ui/icon.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { Section } from '#src/ui/section.tsx';
import { styles } from './regions.styles.ts';

/** Where the company works, region by region. */
export function RegionsSection({ id, eyebrow, title, lead, items }: SectionContent<'regions'>) {
  return (
    <Section id={id} tone="sand">
      <SectionHeading section={id} eyebrow={eyebrow} title={title} lead={lead} />
      <ul className={styles.list}>
        {items.map(({ id: item, title: name, places, text }) => (
          <li key={item} className={styles.region}>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.places}>
              <Icon name="map-pin" size="small" />
              {places}
            </p>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
