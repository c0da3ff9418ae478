import { isolateInLanguage } from '#src/i18n/isolate-runs.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { writeDuration } from '#src/i18n/format-duration.ts';
import { styles } from './time-axis.styles.ts';
import { named, percent, placeOf, ticks } from './time-scale.ts';

type TimeAxisProps = {
  /** It stands once above all rows, where there is room for its names; else below each row. */
  isShared?: boolean;
};

const last = named.at(-1)?.minutes;

/** The axis of time since the report. What is measured runs from left to right in every language. */
export function TimeAxis({ isShared = false }: TimeAxisProps) {
  const language = useLanguage();
  return (
    <svg className={isShared ? styles.shared : styles.own} direction="ltr" aria-hidden="true">
      {ticks.map((minutes) => (
        <line
          key={minutes}
          className={styles.tick}
          x1={percent(placeOf(minutes))}
          x2={percent(placeOf(minutes))}
          y2="5"
        />
      ))}
      {named
        .filter(({ isCoarse }) => isShared || isCoarse)
        .map(({ minutes }) => (
          <text
            key={minutes}
            className={minutes === last ? styles.end : styles.name}
            x={percent(minutes === last ? 100 : placeOf(minutes))}
            y={isShared ? '1.2em' : '1.6em'}
          >
            {isolateInLanguage(writeDuration(language, minutes), language)}
          </text>
        ))}
    </svg>
  );
}
