import { Link } from '#src/routing/link.tsx';
import type { StaticSectionProps } from '#src/sections/section-props.ts';
import { Figure } from '#src/ui/figure.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { StudySheet } from '#src/ui/study-sheet.tsx';
import { styles } from './plan-sheets.styles.ts';

/** Three projects as plan sheets. What they have in common is said once, each sheet says what sets it apart. */
export function PlanSheetsSection(props: StaticSectionProps<'plan-sheets'>) {
  const { id, eyebrow, title, link, studies, drawings, labels } = props;
  const common = studies[0]?.results.filter((result) =>
    studies.every(({ results }) =>
      results.some((other) => other.id === result.id && other.value === result.value),
    ),
  );
  return (
    <section id={id} className={styles.root} data-tone="sand" aria-labelledby={`${id}-title`}>
      <div className={styles.grid}>
        <div className={styles.heading}>
          <SectionHeading section={id} eyebrow={eyebrow} title={title} />
        </div>
        <dl className={styles.common}>
          {common?.map(({ id: result, label, value }) => (
            <div key={result}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- on phones the sheets scroll: the keyboard has to reach them */}
        <div className={styles.sheets} role="group" tabIndex={0} aria-labelledby={`${id}-title`}>
          {studies.map((study, position) => {
            const drawing = drawings.find(({ id: drawn }) => drawn === study.id);
            return (
              <article key={study.id} className={styles.sheet}>
                <StudySheet study={study.id} alt={drawing?.alt} className={styles.drawing} />
                <div className={styles.block}>
                  <p className={styles.fact}>
                    {position === 0 ? (
                      <span className={styles.figure}>
                        <Figure value={study.figure} unit={study.unit} />
                      </span>
                    ) : null}
                    {drawing?.fact}
                  </p>
                  <div className={styles.project}>
                    <p className={styles.place}>{study.place}</p>
                    <h3 className={styles.name}>{study.subtitle}</h3>
                    <Link
                      to={{ page: study.page }}
                      className={styles.link}
                      aria-label={labels.readStory(study.title)}
                    >
                      {link}
                      <Icon name="arrow" size="small" />
                    </Link>
                  </div>
                </div>
              </article>
            );
          })}
        </div>
      </div>
    </section>
  );
}
