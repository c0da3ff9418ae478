import type { SectionContent } from '#src/content/content-types.ts';
import { writeDuration } from '#src/i18n/format-duration.ts';
import { isolateInLanguage } from '#src/i18n/isolate-runs.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { styles } from './escalation-chart.styles.ts';
import { PromisedTime } from './promised-time.tsx';
import { percent, type TimeScale } from './time-scale.ts';

type EscalationChartProps = {
  scale: TimeScale;
  severity: SectionContent<'response-targets'>['severities'][number];
  /** Names of the three levels, lowest first; the chart that names them is twice as tall. */
  levels: readonly string[];
  answered: string;
  restored: string;
};

/** In em: baselines of words and figures, the treads of the three levels, lowest first, and the floor. */
const tall = { words: 1.6, figure: 7.3, treads: [19, 14.6, 10.2], floor: 23.4 } as const;
const low = { words: 1.6, figure: 5.2, treads: [9.5, 8.3, 7.1], floor: 10.7 } as const;
/** What is repaired behind this share of the width, in percent, leaves no room behind its figure. */
const LATE = 79;

const em = (height: number) => `${height.toFixed(1)}em`;

/** The stair that a fault climbs from level to level until it is repaired, and the two times that are promised. */
export function EscalationChart({ scale, severity, levels, answered, restored }: EscalationChartProps) {
  const { named, placeOf } = scale;
  const language = useLanguage();
  const isTall = levels.length > 0;
  const { words, figure, treads, floor } = isTall ? tall : low;
  const [first, second, third] = treads;
  const { sampleAnswered, sampleSecond, sampleThird, sampleRestored } = severity;
  const end = placeOf(sampleRestored);
  const steps = [
    { minutes: 0, from: 0, to: placeOf(sampleSecond), tread: first, below: floor, next: second },
    {
      minutes: sampleSecond,
      from: placeOf(sampleSecond),
      to: placeOf(sampleThird),
      tread: second,
      below: first,
      next: third,
    },
    { minutes: sampleThird, from: placeOf(sampleThird), to: end, tread: third, below: second, next: floor },
  ];
  const size = isTall ? styles.tall : styles.low;
  const isLate = end > LATE;
  return (
    <svg
      className={`${styles.chart} ${size} ${isLate ? styles.late : ''}`}
      direction="ltr"
      aria-hidden="true"
    >
      {named.map(({ minutes }) => {
        const at = percent(placeOf(minutes));
        // Beside the tall stair stand the words about its levels.
        const isBeside = isTall && minutes > sampleRestored;
        return (
          <line
            key={minutes}
            className={styles.grid}
            x1={at}
            x2={at}
            y2={isBeside ? em(figure + 1) : '100%'}
          />
        );
      })}
      {levels.map((level, position) => {
        const height = treads[position] ?? floor;
        return (
          <g key={level}>
            <line className={styles.level} x1={percent(end)} x2="100%" y1={em(height)} y2={em(height)} />
            <text className={styles.levelName} x="100%" y={em(height - 0.6)}>
              <tspan className={styles.word}>{isolateInLanguage(level, language)}</tspan>
            </text>
          </g>
        );
      })}
      {steps.map(({ minutes, from, to, tread, below, next }) => (
        <g key={minutes} className={styles.step}>
          <rect x={percent(from)} y={em(tread)} width={percent(end - from)} height={em(below - tread)} />
          <line x1={percent(from)} x2={percent(to)} y1={em(tread)} y2={em(tread)} />
          <line x1={percent(to)} x2={percent(to)} y1={em(tread)} y2={em(next)} />
          {isTall && minutes > 0 ? (
            <text x={percent(from + 2)} y={em(tread + 2.2)}>
              <tspan className={styles.word}>
                {isolateInLanguage(writeDuration(language, minutes), language)}
              </tspan>
            </text>
          ) : null}
        </g>
      ))}
      <g className={styles.answered}>
        <PromisedTime
          name={answered}
          minutes={sampleAnswered}
          place={placeOf(sampleAnswered)}
          isLarge={isTall}
          isLate={isLate}
          heights={{ words: em(words), figure: em(figure), below: em(figure + 0.7), tread: em(first) }}
        />
      </g>
      <g className={styles.restored}>
        <PromisedTime
          name={restored}
          minutes={sampleRestored}
          place={end}
          isLarge={isTall}
          isLate={isLate}
          heights={{ words: em(words), figure: em(figure), below: em(figure + 0.7), tread: em(third) }}
        />
      </g>
    </svg>
  );
}
