import { styles } from './skeleton.styles.ts';

type SkeletonProps = {
  /** Shape below the hero: cards, or the contact form with its information beside it. */
  shape: 'page' | 'form';
};

/** Placeholder that covers a page in the first moments of a visit, in the shape of a hero and its next section. */
export function Skeleton({ shape }: SkeletonProps) {
  return (
    <div className={styles.root} data-skeleton="" aria-hidden="true">
      <div className={styles.hero}>
        <span className={styles.line} />
        <span className={styles.title} />
        <span className={styles.title} />
        <span className={styles.line} />
      </div>
      {shape === 'form' ? (
        <div className={styles.form}>
          <span className={styles.field} />
          <span className={styles.field} />
          <span className={styles.message} />
          <span className={styles.details} />
        </div>
      ) : (
        <div className={styles.cards}>
          <span className={styles.card} />
          <span className={styles.card} />
          <span className={styles.card} />
        </div>
      )}
    </div>
  );
}
