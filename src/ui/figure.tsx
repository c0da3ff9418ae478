import { styles } from './figure.styles.ts';

type FigureProps = { value: string; before?: string | undefined; unit?: string | undefined };

/** A large figure with its unit. */
export function Figure({ value, before, unit }: FigureProps) {
  return (
    <span className={styles.root}>
      {before === undefined ? null : <span className={styles.unit}>{before} </span>}
      <bdi dir="ltr">{value}</bdi>
      {unit === undefined ? null : <span className={styles.unit}> {unit}</span>}
    </span>
  );
}
