import { CountUp } from '#src/features/count-up/count-up.tsx';
import type { SectionProps } from '#src/sections/section-props.ts';
import { Figure } from '#src/ui/figure.tsx';
import { Reveal } from '#src/ui/reveal.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { styles } from './impact.styles.ts';

/** What was achieved, in large figures on ink that count up. */
export function ImpactIsland({ section: { id, eyebrow, title, items } }: SectionProps<'impact'>) {
  return (
    <section id={id} className={styles.root} data-tone="ink" aria-labelledby={`${id}-title`}>
      <Reveal className={styles.wrap}>
        <SectionHeading section={id} eyebrow={eyebrow} title={title} />
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
      </Reveal>
    </section>
  );
}
