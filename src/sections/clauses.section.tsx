import { type Conditional, appliesTo } from '#src/config/site.ts';
import type { SectionContent } from '#src/content/content-types.ts';
import { Fold } from '#src/ui/fold.tsx';
import { RichText } from '#src/ui/rich-text.tsx';
import { styles } from './clauses.styles.ts';

const isTrue = (text: Conditional) => appliesTo(import.meta.env.SITE, text);

/** A legal text in numbered clauses. Wide screens show its contents list next to it; phones fold the list. */
export function ClausesSection({ id, contents, items }: SectionContent<'clauses'>) {
  return (
    <div id={id} className={styles.root}>
      <nav className={styles.contents} aria-label={contents}>
        <Fold label={contents}>
          <ol className={styles.names}>
            {items.map(({ id: clause, title }, position) => (
              <li key={clause}>
                <a href={`#${clause}`} className={styles.entry}>
                  <span className={styles.place}>{position + 1}</span>
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </Fold>
      </nav>
      <div className={styles.clauses}>
        {items.map(({ id: clause, title, paragraphs, points, button }, position) => (
          <section key={clause} id={clause} className={styles.clause} aria-labelledby={`${clause}-title`}>
            <h2 id={`${clause}-title`} className={styles.title}>
              <span className={styles.number}>{position + 1}</span> {title}
            </h2>
            <div className={styles.text}>
              {paragraphs.filter(isTrue).map((paragraph) => (
                <p key={paragraph.id}>
                  <RichText text={paragraph.text} />
                </p>
              ))}
              {points?.some(isTrue) === true ? (
                <ul className={styles.points}>
                  {points.filter(isTrue).map((point) => (
                    <li key={point.id}>
                      <RichText text={point.text} />
                    </li>
                  ))}
                </ul>
              ) : null}
              {button === undefined ? null : (
                // The consent panel listens for clicks on this attribute.
                <button type="button" className={styles.button} data-consent-reset="">
                  {button}
                </button>
              )}
            </div>
          </section>
        ))}
      </div>
    </div>
  );
}
