import { CountUp } from '#src/features/count-up/count-up.tsx';
import { Figure } from '#src/ui/figure.tsx';
import type { SectionContent } from '#src/content/content-types.ts';
import { styles } from './figures.styles.ts';

/** Results as figures that count up; the first one is by far the largest. */
export function FiguresIsland({ id, title, items }: SectionContent<'figures'>) {
  return (
    <section id={id} className={styles.root} data-tone="ink" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      <dl className={styles.figures}>
        {items.map(({ id: figure, label, value, count, before, unit }) => (
          <div key={figure} className={styles.item}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>
              <Figure
                value={count === undefined ? value : <CountUp count={count} value={value} />}
                before={before}
                unit={unit}
              />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
