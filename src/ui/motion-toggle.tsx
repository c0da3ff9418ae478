import { useTranslate } from '#src/i18n/use-translate.ts';
import { Icon } from './icon.tsx';
import { styles } from './motion-toggle.styles.ts';

/** Pauses and resumes automatic motion. */
export function MotionToggle() {
  const t = useTranslate();
  return (
    <button
      type="button"
      className={styles.root}
      aria-label={t('motion.pause')}
      data-motion={t('motion.play')}
      suppressHydrationWarning
    >
      <Icon name="pause" size="small" />
      <Icon name="play" size="small" />
    </button>
  );
}
