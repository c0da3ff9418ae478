import { baselines, type HeadlineScript, letterHeights, linesOf, sheet, SIZE } from './headline-sets.ts';
import { styles } from './headline-guides.styles.ts';

type HeadlineGuidesProps = {
  script: HeadlineScript;
  /** Beside the first line: how high its first letter is, and what it stands on. */
  letter: string;
  baseline: string;
  /** The side of its ground at which that stands. */
  side: 'start' | 'end';
};

/** A headline line by line. */
export function HeadlineLines({ title }: { title: string }) {
  return linesOf(title).map((line) => (
    <span key={line} className={styles.line}>
      {line}{' '}
    </span>
  ));
}

/** The lines that a headline is set on, from edge to edge of its ground. They are drawn in its size and end with it: they keep to its lines wherever it breaks. */
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
