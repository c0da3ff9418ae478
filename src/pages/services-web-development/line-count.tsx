import { styles } from './line-count.styles.ts';

type LineCountProps = { count: number; unit: string; text: string };

/** How many lines a headline has, and how they stand. */
export function LineCount({ count, unit, text }: LineCountProps) {
  return (
    <p className={styles.root}>
      <span className={styles.count}>
        {count} <span className={styles.unit}>{unit}</span>
      </span>{' '}
      {text}
    </p>
  );
}
