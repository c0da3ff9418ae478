import type { SectionContent } from '#src/content/content-types.ts';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { Section } from '#src/ui/section.tsx';
import { styles } from './faq.styles.ts';

/** Frequent questions beside their heading; each answer unfolds, and opens when its anchor is followed. */
export function FaqSection({ id, eyebrow, title, lead, entries }: SectionContent<'faq'>) {
  return (
    <Section id={id} tone="paper">
      <div className={styles.split}>
        <SectionHeading section={id} eyebrow={eyebrow} title={title} lead={lead} />
        <div>
          {entries.map(({ slug, question, answer }) => (
            <div key={slug} id={slug} className={styles.entry} data-discloses="">
              <Disclosure id={`${slug}-answer`} level={3} variant="row" title={question}>
                <p className={styles.answer}>{answer}</p>
              </Disclosure>
            </div>
          ))}
        </div>
      </div>
    </Section>
  );
}
