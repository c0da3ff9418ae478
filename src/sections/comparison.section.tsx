import type { SectionContent } from '#src/content/content-types.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { styles } from './comparison.styles.ts';
import { Section } from '#src/ui/section.tsx';

/** The same work before and after: two bars per row on one scale, which the larger sum fills. */
export function ComparisonSection(section: SectionContent<'comparison'>) {
  const { before, after, unit, sum, items } = section;
  const former = items.reduce((total, { sampleBefore }) => total + sampleBefore, 0);
  const next = items.reduce((total, { sampleAfter }) => total + sampleAfter, 0);
  const scale = { unit, most: Math.max(former, next) };
  return (
    <Section {...section}>
      <ul>
        {items.map(({ id, title, text, sampleBefore, sampleAfter }) => (
          <li key={id} className={styles.row}>
            <div>
              <h3 className={styles.name}>{title}</h3>
              {text === undefined ? null : <p className={styles.text}>{text}</p>}
            </div>
            <div className={styles.bars}>
              <ComparedBar {...scale} name={before} value={sampleBefore} />
              <ComparedBar {...scale} name={after} value={sampleAfter} isNew />
            </div>
          </li>
        ))}
        <li className={styles.sum}>
          <h3 className={styles.total}>{sum}</h3>
          <div className={styles.bars}>
            <ComparedBar {...scale} name={before} value={former} />
            <ComparedBar {...scale} name={after} value={next} isNew />
          </div>
        </li>
      </ul>
    </Section>
  );
}

type ComparedBarProps = {
  /** Label: before or after. */
  name: string;
  value: number;
  unit: string;
  /** Value of a full bar. */
  most: number;
  isNew?: boolean;
};

/** A quantity with its bar, in reading direction. */
function ComparedBar({ name, value, unit, most, isNew = false }: ComparedBarProps) {
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
