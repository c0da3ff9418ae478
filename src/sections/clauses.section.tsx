import type { SectionContent } from '#src/content/content-types.ts';
import { RichText } from '#src/ui/rich-text.tsx';
import { Section } from '#src/ui/section.tsx';
import { styles } from './clauses.styles.ts';

/** A legal text: numbered clauses, with their table of contents beside them. */
export function ClausesSection({ id, contents, items }: SectionContent<'clauses'>) {
  return (
    <Section id={id} tone="paper">
      <div className={styles.split}>
        <nav className={styles.contents} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`} className={styles.label}>
            {contents}
          </h2>
          <ol>
            {items.map(({ id: clause, title }, position) => (
              <li key={clause}>
                <a href={`#${clause}`} className={styles.entry}>
                  <span className={styles.number}>{position + 1}</span>
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div>
          {items.map(({ id: clause, title, paragraphs, points }, position) => (
            <section key={clause} id={clause} className={styles.clause} aria-labelledby={`${clause}-title`}>
              <h2 id={`${clause}-title`} className={styles.title}>
                <span className={styles.number}>{position + 1}</span>
                {title}
              </h2>
              <div className={styles.text}>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph.id}>
                    <RichText text={paragraph.text} />
                  </p>
                ))}
                {points === undefined ? null : (
                  <ul className={styles.points}>
                    {points.map((point) => (
                      <li key={point.id}>
                        <RichText text={point.text} />
                      </li>
                    ))}
                  </ul>
                )}
              </div>
            </section>
          ))}
        </div>
      </div>
    </Section>
  );
}
