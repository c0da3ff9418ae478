import { languages } from '#src/config/languages.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { formatPhase } from '#src/i18n/format-phase.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { type Span, placeSpans } from './place-spans.ts';
import { styles } from './process-axis.styles.ts';

/** Height of a step of the stairs of bars, and of the room above the first bar, rem. */
const STEP = 1.5;

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
const rem = (value: number) => `${value}rem`;

/** The phases as bars on one axis of weeks, which runs as the language reads; the list below says it in words. */
export function ProcessAxis({ spans }: { spans: readonly Span[] }) {
  const language = useLanguage();
  const isMirrored = languages[language].direction === 'rtl';
  const { weeks, bars } = placeSpans(spans);
  const ground = STEP * (bars.length + 1);
  const place = (start: number, width = 0) => percent(isMirrored ? 1 - start - width : start);
  return (
    <svg className={styles.axis} height={rem(ground + STEP)} aria-hidden="true">
      {Array.from({ length: weeks }, (_, week) => (
        <line
          key={week}
          className={styles.tick}
          x1={place(week / weeks)}
          x2={place(week / weeks)}
          y1={rem(ground)}
          y2={rem(ground + 0.25)}
        />
      ))}
      <line className={styles.tick} x1="-100%" x2="200%" y1={rem(ground)} y2={rem(ground)} />
      {bars.map(({ id, from, start, width }, position) => (
        <g key={id}>
          <rect
            className={styles.bar}
            x={place(start, width)}
            y={rem(STEP * (position + 1))}
            width={percent(width)}
            height=".5rem"
          />
          <text className={styles.number} x={place(start)} y={rem(STEP * (position + 1) - 0.375)}>
            {formatPhase(language, position + 1)}
          </text>
          <text className={styles.week} x={place(start)} y={rem(ground + 1.25)}>
            {formatNumber(language, from)}
          </text>
        </g>
      ))}
    </svg>
  );
}
