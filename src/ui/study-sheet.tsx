import { styles } from './study-sheet.styles.ts';

/** Studies whose drawing is a plan, on which north is up in every language. */
const plans: readonly string[] = ['gulf-of-suez', 'benban-south'];

type StudySheetProps = {
  /** Id of the study. */
  study: string;
  /** Drawn in light lines. */
  isNegative?: boolean;
  alt?: string | undefined;
  className: string;
};

/** The drawing of a case study as a picture: a section begins where reading starts, a plan (`data-plan`) never turns. */
export function StudySheet({ study, isNegative = false, alt = '', className }: StudySheetProps) {
  return (
    <img
      className={`${styles.root} ${className}`}
      data-plan={plans.includes(study) ? '' : undefined}
      src={`/drawings/${study}${isNegative ? '-negative' : ''}.svg`}
      alt={alt}
      width="1200"
      height="720"
      loading="lazy"
      decoding="async"
    />
  );
}
