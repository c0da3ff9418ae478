import { styles } from './skeleton.styles.ts';

type SkeletonProps = {
  /** What follows the hero: cards, or the contact form with its information beside it. */
  shape: 'page' | 'form';
};

/** What covers a page for the first moments of a visit: the shape of a hero and of what follows. */
export function Skeleton({ shape }: SkeletonProps) {
  return (
    <div className={styles.root} data-skeleton="" aria-hidden="true">
      <div className={styles.hero} data-skeleton="">
        <span className={styles.line} data-skeleton="" />
        <span className={styles.title} data-skeleton="" />
        <span className={styles.title} data-skeleton="" />
        <span className={styles.line} data-skeleton="" />
      </div>
      {shape === 'form' ? (
        <div className={styles.form} data-skeleton="">
          <span className={styles.field} data-skeleton="" />
          <span className={styles.field} data-skeleton="" />
          <span className={styles.message} data-skeleton="" />
          <span className={styles.details} data-skeleton="" />
        </div>
      ) : (
        <div className={styles.cards} data-skeleton="">
          <span className={styles.card} data-skeleton="" />
          <span className={styles.card} data-skeleton="" />
          <span className={styles.card} data-skeleton="" />
        </div>
      )}
    </div>
  );
}
