import { languages } from '#src/config/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { writeDuration } from '#src/i18n/format-duration.ts';
import { styles } from './time-axis.styles.ts';
import { alongAxis, named, placeOf, ticks } from './time-scale.ts';

type TimeAxisProps = {
  /** It stands once above all rows, where there is room for its names; else below each row. */
  isShared?: boolean;
};

const last = named.at(-1)?.minutes;

/** The axis of time since the report, which stands where reading starts. */
export function TimeAxis({ isShared = false }: TimeAxisProps) {
  const language = useLanguage();
  const { direction } = languages[language];
  const along = alongAxis(direction);
  return (
    <svg className={isShared ? styles.shared : styles.own} direction={direction} aria-hidden="true">
      {ticks.map((minutes) => (
        <line
          key={minutes}
          className={styles.tick}
          x1={along(placeOf(minutes))}
          x2={along(placeOf(minutes))}
          y2="5"
        />
      ))}
      {named
        .filter(({ isCoarse }) => isShared || isCoarse)
        .map(({ minutes }) => (
          <text
            key={minutes}
            className={minutes === last ? styles.end : styles.name}
            x={along(minutes === last ? 100 : placeOf(minutes))}
            y={isShared ? '1.2em' : '1.6em'}
          >
            {writeDuration(language, minutes)}
          </text>
        ))}
    </svg>
  );
}
