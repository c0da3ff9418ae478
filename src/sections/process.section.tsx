import type { SectionContent } from '#src/content/content-types.ts';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { Section } from '#src/ui/section.tsx';
import { styles } from './process.styles.ts';

/** How the work goes, phase by phase along a line. */
export function ProcessSection({ id, eyebrow, title, lead, items }: SectionContent<'process'>) {
  return (
    <Section id={id} tone="sand">
      <SectionHeading section={id} eyebrow={eyebrow} title={title} lead={lead} />
      <ol className={styles.line}>
        {items.map(({ id: item, title: name, text, steps }, position) => (
          <li key={item} className={styles.phase}>
            <span className={styles.number}>{String(position + 1).padStart(2, '0')}</span>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.text}>{text}</p>
            {steps === undefined ? null : (
              <ul className={styles.steps}>
                {steps.map((step) => (
                  <li key={step.id} className={styles.step}>
                    {step.text}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}
