import type { SectionContent } from '#src/content/content-types.ts';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { Section } from '#src/ui/section.tsx';
import { styles } from './benefits.styles.ts';

/** What the client gains: a ledger on ink, benefit by benefit. */
export function BenefitsSection({ id, eyebrow, title, lead, items }: SectionContent<'benefits'>) {
  return (
    <Section id={id} tone="ink">
      <SectionHeading section={id} eyebrow={eyebrow} title={title} lead={lead} />
      <ul className={styles.rows}>
        {items.map(({ id: item, title: name, text }) => (
          <li key={item} className={styles.row}>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
