import { useRef } from 'react';
import { formatNumber } from '#src/i18n/format-number.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { countDecimals } from './count-step.ts';
import { styles } from './count-up.styles.ts';
import { useCountUp } from './use-count-up.ts';

type CountUpProps = {
  /** The number that is counted up to. */
  count: number;
  /** The same as the language writes it: what screen readers hear, and the room that the moving digits have. */
  value: string;
};

/** A number that counts up once it is seen. */
export function CountUp({ count, value }: CountUpProps) {
  const language = useLanguage();
  const root = useRef<HTMLSpanElement>(null);
  const step = useCountUp(root, count);
  return (
    <span ref={root} className={styles.root}>
      <span className={step === null ? undefined : styles.final}>{value}</span>
      {step === null ? null : (
        // An element that grows towards its start would count as a layout shift; a new one at each step does not.
        <span key={step} className={styles.moving} aria-hidden="true">
          {formatNumber(language, step, countDecimals(count))}
        </span>
      )}
    </span>
  );
}
