import { type Chart, drawWay, listRows } from './wishes.ts';
import { styles } from './wish-chart.styles.ts';

type WishWaysProps = {
  chart: Chart;
  /** Steps of the roadmap with their projects. */
  steps: readonly { projects: readonly { id: string; sampleCost: number; sampleBenefit: number }[] }[];
  direction: 'ltr' | 'rtl';
};

/** Ways from the marks of the chart to the rows of the list beside it. */
export function WishWays({ chart, steps, direction }: WishWaysProps) {
  const rows = listRows(steps.map(({ projects }) => projects.length));
  const projects = steps.flatMap((step) => step.projects);
  return (
    <svg
      className={styles.ways}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      direction="ltr"
      aria-hidden="true"
    >
      {projects.map(({ id, sampleCost, sampleBenefit }, position) => (
        <path
          key={id}
          d={drawWay(chart.placeOfCost(sampleCost), sampleBenefit, rows[position] ?? 0, direction === 'rtl')}
        />
      ))}
    </svg>
  );
}
