import { isolateInLanguage } from '#src/i18n/isolate-runs.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { writeDuration } from '#src/i18n/format-duration.ts';
import { styles } from './time-axis.styles.ts';
import { percent, type TimeScale } from './time-scale.ts';

type TimeAxisProps = {
  scale: TimeScale;
  /** It stands once above all rows, where there is room for its names; else below each row. */
  isShared?: boolean;
};

/** What is named behind this share of the width, in percent, ends with the axis. */
const END = 90;

/** The axis of time since the report. What is measured runs from left to right in every language. */
export function TimeAxis({ scale: { named, placeOf, ticks }, isShared = false }: TimeAxisProps) {
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
        .map(({ minutes }) => ({ minutes, place: placeOf(minutes) }))
        .map(({ minutes, place }) => (
          <text
            key={minutes}
            className={place > END ? styles.end : styles.name}
            x={percent(place > END ? 100 : place)}
            y={isShared ? '1.2em' : '1.6em'}
          >
            {isolateInLanguage(writeDuration(language, minutes), language)}
          </text>
        ))}
    </svg>
  );
}
