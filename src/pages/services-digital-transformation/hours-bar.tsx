import { formatNumber } from '#src/i18n/format-number.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { styles } from './struck-rows.styles.ts';

type HoursBarProps = {
  value: number;
  /** The hours of the longest bar. */
  most: number;
  unit: string;
};

/** A number of hours and, beside it, its bar, which begins where reading starts. */
export function HoursBar({ value, most, unit }: HoursBarProps) {
  const language = useLanguage();
  return (
    <>
      <span>
        {formatNumber(language, value)} {unit}
      </span>
      <svg className={styles.bar} aria-hidden="true">
        <rect width={`${((value / most) * 100).toFixed(1)}%`} height="100%" />
      </svg>
    </>
  );
}
