import type { SectionContent } from '#src/content/content-types.ts';
import { RichText } from '#src/ui/rich-text.tsx';
import { Section } from '#src/ui/section.tsx';
import { styles } from './statement.styles.ts';

/** One large sentence with supporting paragraphs and points. */
export function StatementSection(section: SectionContent<'statement'>) {
  const { paragraphs, points } = section;
  return (
    <Section {...section} isStatement>
      <div data-layout="beside">
        <div className={styles.paragraphs}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph.id}>
              <RichText text={paragraph.text} />
            </p>
          ))}
        </div>
        {points === undefined ? null : (
          <ul className={styles.points}>
            {points.map((point) => (
              <li key={point.id} className={styles.point}>
                {point.text}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}
