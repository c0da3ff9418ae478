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
  const moving = useRef<HTMLSpanElement>(null);
  const write = (step: number) => formatNumber(language, step, countDecimals(count));
  // A text that grows towards its start would count as a layout shift; a new one at each step does not.
  const isCounting = useCountUp(root, count, (step) => moving.current?.replaceChildren(write(step)));
  return (
    <span ref={root} className={styles.root}>
      <span className={isCounting ? styles.final : undefined}>{value}</span>
      {isCounting ? (
        <span ref={moving} className={styles.moving} aria-hidden="true">
          {write(0)}
        </span>
      ) : null}
    </span>
  );
}
