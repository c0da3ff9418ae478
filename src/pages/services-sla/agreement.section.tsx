import type { SectionContent } from '#src/content/content-types.ts';
import { Fold } from '#src/ui/fold.tsx';
import { FoldNames } from '#src/ui/fold-names.tsx';
import { RichText } from '#src/ui/rich-text.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { styles } from './agreement.styles.ts';

/** What is promised, above the sheet that it is written on. */
export function AgreementSection({
  id,
  eyebrow,
  title,
  paragraphs,
  more,
  sheet,
  example,
  open,
  chapters,
  signatures,
}: SectionContent<'agreement'>) {
  const [first, ...others] = paragraphs;
  return (
    <section id={id} className={styles.root} data-tone="sand" aria-labelledby={`${id}-title`}>
      <div className={styles.wrap}>
        <div className={styles.words}>
          <SectionHeading section={id} eyebrow={eyebrow} title={title} large />
          <div className={styles.text}>
            {first === undefined ? null : (
              <p className={styles.first}>
                <RichText text={first.text} />
              </p>
            )}
            <Fold label={more}>
              {others.map((paragraph) => (
                <p key={paragraph.id} className={styles.paragraph}>
                  <RichText text={paragraph.text} />
                </p>
              ))}
            </Fold>
          </div>
        </div>
        <article className={styles.sheet} aria-label={sheet}>
          <p className={styles.head}>
            <span aria-hidden="true">{sheet}</span> <span>{example}</span>
          </p>
          {chapters.map((chapter) => (
            <section
              key={chapter.id}
              id={chapter.id}
              className={styles.chapter}
              aria-labelledby={`${chapter.id}-title`}
            >
              <h3 id={`${chapter.id}-title`} className={styles.title}>
                <span className={styles.name}>{chapter.eyebrow} </span>
                {chapter.title}
              </h3>
              <Fold label={<FoldNames items={chapter.items} label={open} />}>
                {chapter.lead === undefined ? null : <p className={styles.lead}>{chapter.lead}</p>}
                <ol className={styles.clauses}>
                  {chapter.items.map((clause) => (
                    <li key={clause.id} className={styles.clause}>
                      <p>
                        <strong className={styles.term}>{clause.title}</strong> {clause.text}
                      </p>
                    </li>
                  ))}
                </ol>
              </Fold>
            </section>
          ))}
          <ul className={styles.signatures}>
            <li className={styles.signature}>{signatures.client}</li>
            <li className={styles.signature}>{signatures.company}</li>
          </ul>
        </article>
      </div>
    </section>
  );
}
