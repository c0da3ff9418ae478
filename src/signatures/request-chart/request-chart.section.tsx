import type { SectionContent } from '#src/content/content-types.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { PageOpening } from '#src/ui/page-title.tsx';
import { SnapRow } from '#src/ui/snap-row.tsx';
import { layOutChart, THOUSAND } from './chart-layout.ts';
import { CostChart } from './cost-chart.tsx';
import { styles } from './request-chart.styles.ts';

/** The first view: requests on a chart, next to a roadmap of those worth their cost, with the same numbers. */
export function RequestChartSection(section: SectionContent<'request-chart'>) {
  const { id, example, benefit, cost, unit, line, threshold } = section;
  const { sampleSum, sampleCosts, sampleLeast, sampleWaiting, items } = section;
  const language = useLanguage();
  const projects = items.flatMap((step) => step.projects);
  const costs = [...projects.map(({ sampleCost }) => sampleCost), ...sampleWaiting.map((each) => each.cost)];
  const chart = layOutChart(costs, sampleLeast);
  const numberOf = (project: string) => projects.findIndex((each) => each.id === project) + 1;
  return (
    <section id={id} className={styles.root} data-tone="sand" aria-labelledby={`${id}-title`}>
      <PageOpening section={section} />
      <div className={styles.sheet}>
        <p className={styles.example}>{example}</p>
        <div className={styles.figure}>
          <div className={styles.chart}>
            <p className={styles.benefit}>{benefit}</p>
            <CostChart chart={chart} threshold={threshold} projects={projects} waiting={sampleWaiting} />
            <div className={styles.axis}>{cost}</div>
            <p className={styles.rule}>{line}</p>
          </div>
          <SnapRow className={styles.steps} labelledBy={`${id}-title`} isOrdered>
            {items.map(({ id: step, title: when, projects: own }) => (
              <li key={step} className={styles.step} data-projects={own.length}>
                <p className={styles.when}>
                  <strong className={styles.name}>{when}</strong> <span className={styles.unit}>{unit}</span>
                </p>
                <ol className={styles.projects}>
                  {own.map(({ id: project, title: name, sampleCost }) => (
                    <li key={project} className={styles.project}>
                      <span className={styles.number}>{numberOf(project)}</span>
                      <span className={styles.name}>{name}</span>
                      <bdi className={styles.cost}>{formatNumber(language, sampleCost * THOUSAND)}</bdi>
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
