import { languages } from '#src/config/languages.ts';
import { formatDuration } from '#src/i18n/format-duration.ts';
import { isolateInLanguage } from '#src/i18n/isolate-runs.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { styles } from './escalation-chart.styles.ts';
import { percent } from './time-scale.ts';

type PromisedTimeProps = {
  /** What is promised until then. */
  name: string;
  minutes: number;
  /** Where it stands, in percent of the width. */
  place: number;
  isLarge: boolean;
  /** Whether its words end at its place instead of beginning there. */
  isLate: boolean;
  /** Where its parts stand below the top of the chart. */
  heights: Record<'words' | 'figure' | 'below' | 'tread', string>;
};

/** A time above its place on the axis, with a line down to its mark on the stair. */
export function PromisedTime({ name, minutes, place, isLarge, isLate, heights }: PromisedTimeProps) {
  const language = useLanguage();
  const { number, unit } = formatDuration(language, minutes);
  const at = percent(place);
  // The number stands at its place; a unit that is read after it and stands to its left goes before that.
  const isBefore = number !== undefined && !isLate && languages[language].direction === 'rtl';
  // The isolate begins before the number and ends behind the unit.
  const [before, after] = isolateInLanguage('|', language).split('|');
  return (
    <>
      <line x1={at} x2={at} y1={heights.below} y2={heights.tread} />
      <circle cx={at} cy={heights.tread} r="7" />
      <text x={at} y={heights.words}>
        <tspan className={styles.word}>{isolateInLanguage(name, language)}</tspan>
      </text>
      <text x={at} y={heights.figure}>
        {before}
        {number === undefined ? null : (
          <tspan className={isLarge ? styles.large : styles.number}>{number}</tspan>
        )}
        {isBefore ? null : <tspan className={styles.unit}> {unit}</tspan>}
        {after}
      </text>
      {isBefore ? (
        <text x={at} dx="-.3em" y={heights.figure} textAnchor="end">
          <tspan className={styles.unit}>{isolateInLanguage(unit, language)}</tspan>
        </text>
      ) : null}
    </>
  );
}
