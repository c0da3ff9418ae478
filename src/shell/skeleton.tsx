import { styles } from './skeleton.styles.ts';

/** What covers a page for the first moments of a visit: the shape of a hero and of what follows. */
export function Skeleton() {
  return (
    <div className={styles.root} data-skeleton="" aria-hidden="true">
      <div className={styles.hero} data-skeleton="">
        <span className={styles.line} data-skeleton="" />
        <span className={styles.title} data-skeleton="" />
        <span className={styles.title} data-skeleton="" />
        <span className={styles.line} data-skeleton="" />
      </div>
      <div className={styles.cards} data-skeleton="">
        <span className={styles.card} data-skeleton="" />
        <span className={styles.card} data-skeleton="" />
        <span className={styles.card} data-skeleton="" />
      </div>
    </div>
  );
}
