import { styles } from './fold-names.styles.ts';

type FoldNamesProps = {
  items: readonly { id: string; title: string }[];
  /** What is below, once it is unfolded. */
  label: string;
};

/** Label of a `Fold` that says the names of what is below as long as that is folded. */
export function FoldNames({ items, label }: FoldNamesProps) {
  return (
    <>
      <span className={styles.names}>
        {items.map(({ id, title }) => (
          <span key={id}>{title} </span>
        ))}
      </span>
      <span className={styles.label}>{label}</span>
    </>
  );
}
