import { type Chart, drawLine, listRows } from './chart-layout.ts';
import { styles } from './cost-chart.styles.ts';

type ProjectLinesProps = {
  chart: Chart;
  /** Steps of the roadmap with their projects. */
  steps: readonly { projects: readonly { id: string; sampleCost: number; sampleBenefit: number }[] }[];
  direction: 'ltr' | 'rtl';
};

/** Lines from the marks of the chart to the rows of the list beside it. */
export function ProjectLines({ chart, steps, direction }: ProjectLinesProps) {
  const rows = listRows(steps.map(({ projects }) => projects.length));
  const projects = steps.flatMap((step) => step.projects);
  return (
    <svg
      className={styles.leaders}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      direction="ltr"
      aria-hidden="true"
    >
      {projects.map(({ id, sampleCost, sampleBenefit }, position) => (
        <path
          key={id}
          d={drawLine(chart.placeOfCost(sampleCost), sampleBenefit, rows[position] ?? 0, direction === 'rtl')}
        />
      ))}
    </svg>
  );
}
