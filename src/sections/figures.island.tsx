import { CountUp } from '#src/features/count-up/count-up.tsx';
import type { SectionProps } from './section-props.ts';
import { styles } from './figures.styles.ts';

/** Words stand off the figure in the direction of the text; signs such as % belong to it. */
const startsWithLetter = /^\p{L}/u;

/** What was achieved, in figures that count up; the first one is by far the largest. */
export function FiguresIsland({ section: { id, title, items } }: SectionProps<'figures'>) {
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
              <dd className={styles.value}>
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
