import type { SectionContent } from '#src/content/content-types.ts';
import { Figure } from '#src/ui/figure.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { PhaseNumber } from '#src/ui/phase-number.tsx';
import { styles } from './project-weeks.styles.ts';

/** The phases of a project on one axis of weeks, which runs as the language reads, each with what the client has in hand when it ends. */
export function ProjectWeeksSection(section: SectionContent<'project-weeks'>) {
  const { id, eyebrow, title, lead, example, unit: axisUnit, figures, gives, items } = section;
  const weeks = Math.max(1, ...items.map(({ from, to = from - 1 }) => to));
  return (
    <section
      id={id}
      className={styles.root}
      data-tone="sand"
      data-weeks={weeks}
      aria-labelledby={`${id}-title`}
    >
      <div className={styles.wrap}>
        <SectionHeading section={id} eyebrow={eyebrow} title={title} lead={lead} />
        <dl className={styles.spans}>
          {figures.map(({ id: figure, value, before, unit, label }) => (
            <div key={figure} className={styles.span}>
              <dt className={styles.meaning}>{label}</dt>
              <dd className={styles.figure}>
                <Figure value={value} before={before} unit={unit} />
              </dd>
            </div>
          ))}
        </dl>
        <div className={styles.axis} aria-hidden="true">
          {Array.from({ length: weeks }, (_, at) => (
            <span key={at} className={styles.tick}>
              {at + 1}
            </span>
          ))}
          <span className={styles.after}>
            <bdi>{axisUnit}</bdi>
          </span>
        </div>
        <div className={styles.chart}>
          <ol className={styles.phases}>
            {items.map(
              ({ id: item, from, to = 'open', weeks: when, title: name, text, result }, position) => (
                <li key={item} className={styles.phase} data-from={from} data-to={to}>
                  <span className={styles.track} aria-hidden="true">
                    <span className={styles.bar} />
                  </span>
                  <div className={styles.what}>
                    <div>
                      <h3 className={styles.name}>
                        <PhaseNumber position={position} />
                        {name}
                      </h3>
                      <p className={styles.when}>{when}</p>
                    </div>
                    <p>{text}</p>
                    <p className={styles.result}>
                      <span className={styles.gives}>{gives}</span> {result}
                    </p>
                  </div>
                </li>
              ),
            )}
          </ol>
          <p className={styles.example}>{example}</p>
        </div>
      </div>
    </section>
  );
}
