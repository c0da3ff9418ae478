import { baselinesOf, type HeadlineScript, letterHeights, LINE, SIZE } from './headline-sets.ts';
import { styles } from './headline-guides.styles.ts';

type HeadlineGuidesProps = {
  script: HeadlineScript;
  /** How many lines it has. */
  lines: number;
  /** Beside the first line: how high its first letter is, and what it stands on. */
  letter: string;
  baseline: string;
  /** The side of its ground at which that stands. */
  side: 'start' | 'end';
};

/** A headline line by line. */
export function HeadlineLines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <span key={line} className={styles.line}>
      {line}{' '}
    </span>
  ));
}

/** The lines that a headline is set on, from edge to edge of its ground. They belong to it: their parent has its size. */
export function HeadlineGuides({ script, lines, letter, baseline, side }: HeadlineGuidesProps) {
  const baselines = baselinesOf(lines).map((height) => height * SIZE);
  return (
    <div className={styles.root} aria-hidden="true">
      <svg className={styles.lines} viewBox={`0 0 10 ${lines * LINE * SIZE}`} preserveAspectRatio="none">
        <path className={styles.baselines} d={baselines.map((y) => `M0 ${y.toFixed(0)}h10`).join('')} />
        <path
          className={styles.letters}
          d={baselines.map((y) => `M0 ${(y - letterHeights[script] * SIZE).toFixed(0)}h10`).join('')}
        />
      </svg>
      <span className={`${styles[script]} ${styles[side]}`}>
        <span className={styles.letter}>{letter}</span>
        <span className={styles.baseline}>{baseline}</span>
      </span>
    </div>
  );
}
