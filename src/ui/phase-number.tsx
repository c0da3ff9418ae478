import { formatPhase } from '#src/i18n/format-number.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { styles } from './phase-number.styles.ts';

/** The number of a phase, with two digits, before its name; its position is counted from 0. */
export function PhaseNumber({ position }: { position: number }) {
  return <span className={styles.root}>{`${formatPhase(useLanguage(), position + 1)} `}</span>;
}
