import { styles } from './cabinet.styles.ts';

/** An arm that is stretched out, turned by some degrees: it points, holds or waves. */
export function ReachingArm({ turn }: { turn: number }) {
  return (
    <g transform={`rotate(${turn} 4-135)`}>
      <path
        className={styles.shirt}
        d="M-3-143.5C4-146 11-142 11-135 11-128 5-125.5-2-126L-38-129.5V-138.5z"
      />
      <path className={styles.skin} d="M-38-138.5-48-139-59-137-58-134.5-50-134-47-130-38-129.5z" />
    </g>
  );
}
