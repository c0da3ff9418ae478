import type { SectionContent } from '#src/content/content-types.ts';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { Section } from '#src/ui/section.tsx';
import { styles } from './features.styles.ts';

/** Key features or challenges, in a grid with hairlines. */
export function FeaturesSection({ id, eyebrow, title, lead, items }: SectionContent<'features'>) {
  return (
    <Section id={id} tone="either">
      <SectionHeading section={id} eyebrow={eyebrow} title={title} lead={lead} />
      <ul className={styles.grid}>
        {items.map(({ id: item, title: name, text }) => (
          <li key={item} className={styles.feature}>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
