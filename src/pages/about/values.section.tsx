import type { SectionContent } from '#src/content/content-types.ts';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { Section } from '#src/ui/section.tsx';
import { styles } from './values.styles.ts';

/** The values of the company, on ink between hairlines. */
export function ValuesSection({ id, eyebrow, title, items }: SectionContent<'values'>) {
  return (
    <Section id={id} tone="ink">
      <SectionHeading section={id} eyebrow={eyebrow} title={title} />
      <ul className={styles.columns}>
        {items.map(({ id: item, title: name, text }) => (
          <li key={item} className={styles.value}>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
