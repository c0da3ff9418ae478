import type { SectionContent } from '#src/content/content-types.ts';
import { isolateInLanguage } from '#src/i18n/isolate-runs.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Fold } from '#src/ui/fold.tsx';
import { Still } from '#src/ui/still.tsx';
import { styles } from './reach-chart.styles.ts';
import { distances, drawArea, GIGABIT, names, rates } from './reach-areas.ts';

/** What each technology carries, and how far: four areas on two logarithmic axes. */
export function ReachChartSection(section: SectionContent<'reach-chart'>) {
  const { id, title, lead, capacity, distance, example, more, items } = section;
  const language = useLanguage();
  const nameRate = (megabits: number) =>
    isolateInLanguage(
      megabits < GIGABIT ? `${megabits} ${section.megabits}` : `${megabits / GIGABIT} ${section.gigabits}`,
      language,
    );
  return (
    <section id={id} className={styles.root} data-tone="paper" aria-labelledby={`${id}-title`}>
      <div className={styles.wrap}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        <figure className={styles.figure}>
          <p className={styles.axis}>
            <bdi>{capacity}</bdi>
          </p>
          <svg className={styles.chart} aria-hidden="true">
            <Still>
              {rates.map(({ megabits, y }) => (
                <line key={megabits} className={styles.grid} x2="100%" y1={`${y}%`} y2={`${y}%`} />
              ))}
              {distances.map(({ kilometers, x }) => (
                <line key={kilometers} className={styles.grid} x1={`${x}%`} x2={`${x}%`} y2="100%" />
              ))}
              <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%">
                {items.map(({ area, reach }) => (
                  <path key={area} className={styles[area]} d={drawArea(reach)} />
                ))}
              </svg>
            </Still>
            {rates.map(({ megabits, y }) => (
              <text key={megabits} className={styles.rate} x="-10" y={`${y}%`} dy=".35em">
                {nameRate(megabits)}
              </text>
            ))}
            {items.map(({ area, short }) => (
              <text
                key={area}
                className={styles.name}
                x={`${names[area].x}%`}
                y={`${names[area].y}%`}
                textAnchor={names[area].anchor}
              >
                {isolateInLanguage(short, language)}
              </text>
            ))}
          </svg>
          <p className={styles.distances} dir="ltr" aria-hidden="true">
            {distances.map(({ kilometers }) => (
              <span key={kilometers} className={styles.kilometers}>
                {kilometers}
              </span>
            ))}
          </p>
          <p className={styles.distance}>
            <bdi>{distance}</bdi>
          </p>
          <figcaption className={styles.example}>{example}</figcaption>
        </figure>
        <div className={styles.items}>
          <Fold label={more}>
            <p className={styles.lead}>{lead}</p>
            <ul>
              {items.map((item) => (
                <li key={item.id} className={styles.item}>
                  <h3 className={styles.itemName}>
                    <bdi>{item.title}</bdi>
                  </h3>
                  <p className={styles.text}>{item.text}</p>
                </li>
              ))}
            </ul>
          </Fold>
        </div>
      </div>
    </section>
  );
}
