import { languages } from '#src/config/languages.ts';
import type { SectionContent } from '#src/content/content-types.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { SnapRow } from '#src/ui/snap-row.tsx';
import { WishChart } from './wish-chart.tsx';
import { WishWays } from './wish-ways.tsx';
import { layChart, THOUSAND } from './wishes.ts';
import { styles } from './wish-roadmap.styles.ts';

/** Wishes on a chart, and the way of those above the line into the steps of a roadmap. */
export function WishRoadmapSection(props: SectionContent<'wish-roadmap'>) {
  const {
    id,
    title,
    lead,
    example,
    benefit,
    cost,
    unit,
    line,
    sampleSum,
    sampleCosts,
    sampleLeast,
    sampleWaiting,
    items,
  } = props;
  const language = useLanguage();
  const { direction } = languages[language];
  const write = (thousands: number) => formatNumber(language, thousands * THOUSAND);
  const projects = items.flatMap((step) => step.projects);
  const costs = [...projects.map(({ sampleCost }) => sampleCost), ...sampleWaiting.map((wish) => wish.cost)];
  const chart = layChart(costs, sampleLeast);
  const numberOf = (project: string) => projects.findIndex((each) => each.id === project) + 1;
  return (
    <section id={id} className={styles.root} data-tone="sand" aria-labelledby={`${id}-title`}>
      <div className={styles.wrap}>
        <div className={styles.head}>
          <h2 id={`${id}-title`} className={styles.title}>
            {title}
          </h2>
          <p className={styles.lead}>{lead}</p>
        </div>
        <p className={styles.example}>{example}</p>
        <div className={styles.figure}>
          <WishWays chart={chart} steps={items} direction={direction} />
          <div className={styles.chart}>
            <p className={styles.benefit}>{benefit}</p>
            <WishChart chart={chart} projects={projects} waiting={sampleWaiting} />
            <div className={styles.axis}>{cost}</div>
            <p className={styles.rule}>{line}</p>
          </div>
          <SnapRow className={styles.steps} labelledBy={`${id}-title`} isOrdered>
            {items.map(({ id: step, title: when, text, projects: own }) => (
              <li key={step} className={styles.step} data-projects={own.length}>
                <div className={styles.what}>
                  <h3 className={styles.when}>{when}</h3>
                  <p className={styles.unit}>{unit}</p>
                  <p className={styles.text}>{text}</p>
                </div>
                <ol className={styles.projects}>
                  {own.map(({ id: project, title: name, sampleCost }) => (
                    <li key={project} className={styles.project}>
                      <span className={styles.number}>{numberOf(project)}</span>
                      <span className={styles.name}>{name}</span>
                      <bdi className={styles.cost}>{write(sampleCost)}</bdi>
                    </li>
                  ))}
                </ol>
              </li>
            ))}
          </SnapRow>
        </div>
        <p className={styles.sum}>
          {sampleSum} <strong className={styles.costs}>{sampleCosts}</strong>
        </p>
      </div>
    </section>
  );
}
