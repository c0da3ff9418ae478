import { Icon } from './icon.tsx';
import { toggleMotion, useMotionPaused } from './motion.ts';
import { styles } from './motion-toggle.styles.ts';

type MotionToggleProps = { labels: { pause: string; play: string } };

/** The control that stops and resumes what moves by itself. */
export function MotionToggle({ labels }: MotionToggleProps) {
  const paused = useMotionPaused();
  return (
    <button
      type="button"
      className={styles.root}
      onClick={toggleMotion}
      aria-label={paused ? labels.play : labels.pause}
    >
      <Icon name={paused ? 'play' : 'pause'} size="small" />
    </button>
  );
}
