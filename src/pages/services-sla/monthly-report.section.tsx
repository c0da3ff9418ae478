import type { SectionContent } from '#src/content/content-types.ts';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { Fold } from '#src/ui/fold.tsx';
import { NamedFold } from '#src/ui/named-fold.tsx';
import { styles } from './monthly-report.styles.ts';

const LETTER = /\p{L}/u;

type MonthlyReportProps = SectionContent<'monthly-report'>;

/** What is watched, as the report that a client gets of it: each line says what it is about, and a figure. */
export function MonthlyReportSection({
  id,
  eyebrow,
  title,
  lead,
  more,
  report,
  example,
  items,
}: MonthlyReportProps) {
  const lines = items.filter(({ sampleValue }) => sampleValue !== undefined);
  const others = items.filter(({ sampleValue }) => sampleValue === undefined);
  return (
    <section id={id} className={styles.root} data-tone="paper" aria-labelledby={`${id}-title`}>
      <div className={styles.wrap}>
        <div>
          <SectionHeading section={id} eyebrow={eyebrow} title={title} lead={lead} />
          <div className={styles.items}>
            <Fold label={more}>
              {others.map((item) => (
                <p key={item.id} className={styles.item}>
                  <strong className={styles.name}>{item.title}</strong> {item.text}
                </p>
              ))}
            </Fold>
          </div>
        </div>
        <div>
          <h3 className={styles.report}>
            {report} <span className={styles.example}>{example}</span>
          </h3>
          <ul>
            {lines.map((line) => (
              <li key={line.id} className={styles.line}>
                <div className={styles.what}>
                  <NamedFold name={line.title} className={styles.title}>
                    <p className={styles.text}>{line.text}</p>
                  </NamedFold>
                </div>
                <p className={styles.value}>
                  <bdi className={LETTER.test(line.sampleValue ?? '') ? styles.words : styles.figure}>
                    {line.sampleValue}
                  </bdi>{' '}
                  <span className={styles.meaning}>{line.sampleMeaning}</span>
                </p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
