import { benefits, costMarks, line, placeOfBenefit, placeOfCost, waiting } from './wishes.ts';
import { styles } from './wish-chart.styles.ts';

type WishChartProps = {
  /** The projects, in the order of their numbers. */
  projects: readonly { id: string; sampleCost: number }[];
};

const percent = (share: number) => `${share.toFixed(1)}%`;

/** Forty wishes by cost and benefit: those above the line carry their number, the others are open rings. */
export function WishChart({ projects }: WishChartProps) {
  return (
    <svg className={styles.chart} direction="ltr" aria-hidden="true">
      {costMarks.map((cost) => (
        <line
          key={cost}
          className={styles.grid}
          x1={percent(placeOfCost(cost))}
          x2={percent(placeOfCost(cost))}
          y2="100%"
        />
      ))}
      <line className={styles.axis} y2="100%" />
      <line className={styles.axis} x2="100%" y1="100%" y2="100%" />
      <line className={styles.line} x2="100%" y1={percent(line.start)} y2={percent(line.end)} />
      {waiting.map(([cost, benefit]) => (
        <circle
          key={cost}
          className={styles.ring}
          cx={percent(placeOfCost(cost))}
          cy={percent(placeOfBenefit(benefit))}
          r="6"
        />
      ))}
      {projects.map(({ id, sampleCost }, position) => {
        const x = percent(placeOfCost(sampleCost));
        const y = percent(placeOfBenefit(benefits[id] ?? 0));
        return (
          <g key={id}>
            <circle className={styles.mark} cx={x} cy={y} r="13" />
            <text className={styles.number} x={x} y={y} dy=".35em">
              {position + 1}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
