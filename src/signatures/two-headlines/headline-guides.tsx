import { baselines, type HeadlineScript, letterHeights, linesOf, sheet, SIZE } from './headline-sets.ts';
import { styles } from './headline-guides.styles.ts';

type HeadlineGuidesProps = {
  script: HeadlineScript;
  /** Labels next to the first line: its letter height and its baseline. */
  letter: string;
  baseline: string;
  /** Side of the labels. */
  side: 'start' | 'end';
};

/** A headline with one element per line. */
export function HeadlineLines({ title }: { title: string }) {
  return linesOf(title).map((line) => (
    <span key={line} className={styles.line}>
      {line}{' '}
    </span>
  ));
}

/** The guide lines of a headline. They use its font size and are cut at its height: they match however it wraps. */
export function HeadlineGuides({ script, letter, baseline, side }: HeadlineGuidesProps) {
  return (
    <div className={styles.root} aria-hidden="true">
      <svg className={styles.lines}>
        <svg {...sheet} preserveAspectRatio="none">
          <path className={styles.baselines} d={baselines.map((y) => `M0 ${y}h10`).join('')} />
          <path
            className={styles.letters}
            d={baselines.map((y) => `M0 ${y - letterHeights[script] * SIZE}h10`).join('')}
          />
        </svg>
      </svg>
      <span className={`${styles[script]} ${styles[side]}`}>
        <span className={styles.letter}>{letter}</span>
        <span className={styles.baseline}>{baseline}</span>
      </span>
    </div>
  );
}
