import { formatNumber } from '#src/i18n/format-number.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { styles } from './comparison.styles.ts';

type ComparedBarProps = {
  /** Which of the two it is. */
  name: string;
  value: number;
  unit: string;
  /** What fills the scale. */
  most: number;
  isNew?: boolean;
};

/** A quantity and its bar, which begins where reading starts. */
export function ComparedBar({ name, value, unit, most, isNew = false }: ComparedBarProps) {
  const language = useLanguage();
  return (
    <p className={isNew ? styles.after : styles.before}>
      <span>{name}</span>{' '}
      <span>
        <span className={styles.number}>{formatNumber(language, value)}</span> {unit}
      </span>
      <svg className={styles.bar} aria-hidden="true">
        <rect width={`${((value / most) * 100).toFixed(2)}%`} height="100%" />
      </svg>
    </p>
  );
}
