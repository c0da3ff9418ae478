import { CountUp } from '#src/features/count-up/count-up.tsx';
import type { SectionProps } from '#src/sections/section-props.ts';
import { styles } from './impact.styles.ts';

/** Words stand off the figure in the direction of the text; signs such as % belong to it. */
const startsWithLetter = /^\p{L}/u;
/** Characters of the longest figure that is set as large as a figure can be. */
const FEW_DIGITS = 4;

/** What was achieved, in figures that count up; the first one is the sum of the lights below it. */
export function ImpactIsland({ section: { id, title, items } }: SectionProps<'impact'>) {
  return (
    <section id={id} className={styles.root} data-tone="ink" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      <dl className={styles.figures}>
        {items.map(({ id: figure, label, value, count, before, unit = '' }) => {
          const isWord = startsWithLetter.test(unit);
          return (
            <div key={figure} className={styles.item}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value} data-long={value.length > FEW_DIGITS ? '' : undefined}>
                {before === undefined ? null : <span className={styles.unit}>{before} </span>}
                <bdi dir="ltr">
                  {count === undefined ? value : <CountUp count={count} value={value} />}
                  {unit === '' || isWord ? null : <span className={styles.unit}>{unit}</span>}
                </bdi>
                {isWord ? <span className={styles.unit}> {unit}</span> : null}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
