import { formatPhase } from '#src/i18n/format-number.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { styles } from './phase-number.styles.ts';

/** The two-digit number before the name of a phase; `position` starts at 0. */
export function PhaseNumber({ position }: { position: number }) {
  return <span className={styles.root}>{`${formatPhase(useLanguage(), position + 1)} `}</span>;
}
