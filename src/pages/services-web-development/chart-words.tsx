import { styles } from './loading-chart.styles.ts';

type ChartWordsProps = { className: string; x: string; y: string; words: string };

/** Words on a ground that interrupts the lines behind them. It is a text of its own: run by run it would cover its neighbors. */
export function ChartWords({ className, words, ...place }: ChartWordsProps) {
  return (
    <g className={className}>
      <text className={styles.ground} {...place}>
        {words}
      </text>
      <text className={styles.name} {...place}>
        {words}
      </text>
    </g>
  );
}
