import { Icon } from './icon.tsx';
import { styles } from './motion-toggle.styles.ts';

type MotionToggleProps = { labels: { pause: string; play: string } };

/** The control that stops and resumes what moves by itself. */
export function MotionToggle({ labels }: MotionToggleProps) {
  return (
    <button
      type="button"
      className={styles.root}
      aria-label={labels.pause}
      data-motion={labels.play}
      suppressHydrationWarning
    >
      <Icon name="pause" size="small" />
      <Icon name="play" size="small" />
    </button>
  );
}
