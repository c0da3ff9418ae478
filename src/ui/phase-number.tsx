import { formatPhase } from '#src/i18n/format-number.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { styles } from './phase-number.styles.ts';

type PhaseNumberProps = {
  /** Place among the phases, from 0. */
  position: number;
};

/** The number of a phase, with two digits, before its name. */
export function PhaseNumber({ position }: PhaseNumberProps) {
  return <span className={styles.root}>{`${formatPhase(useLanguage(), position + 1)} `}</span>;
}
