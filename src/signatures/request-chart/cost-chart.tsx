import type { SectionContent } from '#src/content/content-types.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { useDirection, useLanguage } from '#src/i18n/use-language.ts';
import { NumberPin } from '#src/ui/number-pin.tsx';
import { type Chart, positionOfBenefit, THOUSAND } from './chart-layout.ts';
import { styles } from './request-chart.styles.ts';

type Requests = SectionContent<'request-chart'>;

type CostChartProps = {
  chart: Chart;
  /** Label of the threshold line. */
  threshold: string;
  /** The projects, in the order of their numbers. */
  projects: Requests['items'][number]['projects'];
  /** Requests below the threshold line. */
  waiting: Requests['sampleWaiting'];
};

const percent = (share: number) => `${share.toFixed(1)}%`;
/** Distance from the axis of benefits to labels next to it, px. */
const ASIDE = 12;

/** Requests by cost and benefit: numbers above the line, open rings below it. Costs run in reading direction. */
export function CostChart({ chart, threshold, projects, waiting }: CostChartProps) {
  const { line, marks, positionOfCost } = chart;
  const language = useLanguage();
  const direction = useDirection();
  const isMirrored = direction === 'rtl';
  const across = (share: number) => percent(isMirrored ? 100 - share : share);
  const [first, last] = [across(0), across(100)];
  return (
    <svg className={styles.costChart} direction={direction} aria-hidden="true">
      {marks.map((cost) => (
        <line
          key={cost}
          className={styles.grid}
          x1={across(positionOfCost(cost))}
          x2={across(positionOfCost(cost))}
          y2="100%"
        />
      ))}
      <g className={styles.drawnCosts}>
        {(isMirrored ? marks.toReversed() : marks).map((cost) => (
          <text key={cost} x={across(positionOfCost(cost))} y="100%" dy="1.4em">
            {formatNumber(language, cost * THOUSAND)}
          </text>
        ))}
      </g>
      <line className={styles.costAxis} x1={first} x2={first} y2="100%" />
      <line className={styles.costAxis} x2="100%" y1="100%" y2="100%" />
      <line className={styles.line} x1={first} x2={last} y1={percent(line.start)} y2={percent(line.end)} />
      <text
        className={styles.threshold}
        x={first}
        dx={isMirrored ? -ASIDE : ASIDE}
        y={percent(line.start)}
        dy="1.2em"
      >
        {threshold}
      </text>
      {waiting.map(({ cost, benefit }) => (
        <circle
          key={`${cost} ${benefit}`}
          className={styles.ring}
          cx={across(positionOfCost(cost))}
          cy={percent(positionOfBenefit(benefit))}
          r="6"
        />
      ))}
      {projects.map(({ id, sampleCost, sampleBenefit }, position) => (
        <svg
          key={id}
          x={across(positionOfCost(sampleCost))}
          y={percent(positionOfBenefit(sampleBenefit))}
          overflow="visible"
        >
          <NumberPin number={position + 1} />
        </svg>
      ))}
    </svg>
  );
}
