import type { SectionContent } from '#src/content/content-types.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { NumberPin } from '#src/ui/number-pin.tsx';
import { type Chart, placeOfBenefit, THOUSAND } from './chart-layout.ts';
import { styles } from './request-chart.styles.ts';

type Requests = SectionContent<'request-chart'>;

type CostChartProps = {
  chart: Chart;
  /** Name of the line between what is done and what waits. */
  threshold: string;
  /** The projects, in the order of their numbers. */
  projects: Requests['items'][number]['projects'];
  /** Requests that wait. */
  waiting: Requests['sampleWaiting'];
};

const percent = (share: number) => `${share.toFixed(1)}%`;

/** Requests by cost and benefit: those above the line carry their number, the others are open rings. */
export function CostChart({ chart, threshold, projects, waiting }: CostChartProps) {
  const { line, marks, placeOfCost } = chart;
  const language = useLanguage();
  return (
    <svg className={styles.costChart} direction="ltr" aria-hidden="true">
      {marks.map((cost) => (
        <line
          key={cost}
          className={styles.grid}
          x1={percent(placeOfCost(cost))}
          x2={percent(placeOfCost(cost))}
          y2="100%"
        />
      ))}
      <g className={styles.drawnCosts}>
        {marks.map((cost) => (
          <text key={cost} x={percent(placeOfCost(cost))} y="100%" dy="1.4em">
            {formatNumber(language, cost * THOUSAND)}
          </text>
        ))}
      </g>
      <line className={styles.costAxis} y2="100%" />
      <line className={styles.costAxis} x2="100%" y1="100%" y2="100%" />
      <line className={styles.line} x2="100%" y1={percent(line.start)} y2={percent(line.end)} />
      <text className={styles.threshold} x="12" y={percent(line.start)} dy="1.2em">
        {threshold}
      </text>
      {waiting.map(({ cost, benefit }) => (
        <circle
          key={`${cost} ${benefit}`}
          className={styles.ring}
          cx={percent(placeOfCost(cost))}
          cy={percent(placeOfBenefit(benefit))}
          r="6"
        />
      ))}
      {projects.map(({ id, sampleCost, sampleBenefit }, position) => (
        <svg
          key={id}
          x={percent(placeOfCost(sampleCost))}
          y={percent(placeOfBenefit(sampleBenefit))}
          overflow="visible"
        >
          <NumberPin number={position + 1} />
        </svg>
      ))}
    </svg>
  );
}
