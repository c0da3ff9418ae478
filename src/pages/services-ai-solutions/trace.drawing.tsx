import { languages } from '#src/config/languages.ts';
import type { SectionContent } from '#src/content/content-types.ts';
import { isolateInLanguage } from '#src/i18n/isolate-runs.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { FIRST_DAY, followWear, LAST_DAY, shake, TOP, type Trace } from './trace.ts';
import { styles } from './trace.styles.ts';

type TraceDrawingProps = {
  trace: Trace;
  /** Where the marks stand; with the last one the bearing is changed. */
  days: readonly number[];
  words: Pick<SectionContent<'bearing-trace'>, 'weeks' | 'alarm' | 'neighbors' | 'warning' | 'failure'>;
};

const WEEK = 7;
/** Weeks whose numbers stand inside the margins. */
const WEEKS = [-3, -2, -1, 0, 1, 2, 3, 4, 5] as const;
const NEIGHBORS = [1, 2, 3, 4, 5] as const;
/** The scale ends above the words of the horizontal axis. */
const FLOOR = 90;
const HALF_DAY = 0.5;
/** Days between the change of the bearing and whoever changes it. */
const ASIDE = 1;

const across = (day: number) => ((day - FIRST_DAY) / (LAST_DAY - FIRST_DAY)) * 100;
const down = (speed: number) => 100 - (speed / TOP) * 100;
const share = (value: number) => `${value.toFixed(1)}%`;
const at = (day: number, speed: number) => `${across(day).toFixed(1)} ${down(speed).toFixed(1)}`;
const low = (speed: number) => share((down(speed) * FLOOR) / 100);

function walk(from: number, to: number, step: number, speedOn: (day: number) => number): string {
  const count = Math.round((to - from) / step);
  const points = Array.from({ length: count + 1 }, (_, position) => from + position * step);
  return points.map((day) => at(day, speedOn(day))).join('L');
}

/**
 * Ten weeks of a gearbox among its neighbors: the warning, the change of the bearing, and the failure that was spared.
 * The weeks run with the text, so that the marks follow each other as the words below do.
 */
export function TraceDrawing({ trace, days, words }: TraceDrawingProps) {
  const language = useLanguage();
  const isMirrored = languages[language].direction === 'rtl';
  const column = (day: number) => share(isMirrored ? 100 - across(day) : across(day));
  const [start, stop, sign] = isMirrored ? ['100%', '0', -1] : ['0', '100%', 1];
  const { speedOn, dayOf } = followWear(trace);
  const { sampleUsual, sampleLimit, sampleAlarm, sampleFailure, sampleDoubt } = trace;
  const changed = days.at(-1) ?? 0;
  const noisy = (turbine: number) => (day: number) => sampleUsual + shake(turbine, day);
  const worn = (day: number) => speedOn(day) + shake(0, day);
  const sooner = (day: number) =>
    speedOn(
      changed + ((day - changed) * (sampleFailure - changed)) / (sampleFailure - sampleDoubt - changed),
    );
  const later = (day: number) =>
    speedOn(
      changed + ((day - changed) * (sampleFailure - changed)) / (sampleFailure + sampleDoubt - changed),
    );
  const range = `M${walk(changed, sampleFailure - sampleDoubt, 1, sooner)}L${walk(
    changed,
    sampleFailure + sampleDoubt,
    1,
    later,
  )
    .split('L')
    .toReversed()
    .join('L')}z`;
  return (
    <svg className={styles.drawing} direction="ltr" aria-hidden="true">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height={`${FLOOR}%`}>
        <g transform={isMirrored ? 'translate(100)scale(-1 1)' : undefined}>
          <path className={styles.grid} d={[2, 4, 6, 8].map((speed) => `M0 ${down(speed)}H100`).join('')} />
          <path className={styles.range} d={range} />
          <path
            className={styles.neighbors}
            d={NEIGHBORS.map((turbine) => `M${walk(FIRST_DAY, LAST_DAY, 1, noisy(turbine))}`).join('')}
          />
          <path className={styles.limit} d={`M0 ${down(sampleLimit).toFixed(1)}H${across(0).toFixed(1)}`} />
          <path className={styles.alarm} d={`M0 ${down(sampleAlarm).toFixed(1)}H100`} />
          <path className={styles.ahead} d={`M${walk(changed, sampleFailure, 1, speedOn)}`} />
          <path className={styles.worn} d={`M${walk(FIRST_DAY, changed, HALF_DAY, worn)}`} />
          <path
            className={styles.sound}
            d={`M${at(changed, worn(changed))}L${walk(changed + 1, LAST_DAY, 1, noisy(6))}`}
          />
          <path className={styles.moment} d={`M${across(0).toFixed(1)} 8V100`} />
          <path className={styles.base} d="M0 100H100" />
        </g>
      </svg>
      <text className={styles.word} x={start} y={low(sampleAlarm)} dy="1.4em">
        {isolateInLanguage(words.alarm, language)}
      </text>
      <text className={styles.word} x={start} y={low(0.5)}>
        {isolateInLanguage(words.neighbors, language)}
      </text>
      <text className={styles.warning} x={column(0)} y="6%" dx={`${sign * 0.4}em`}>
        {isolateInLanguage(words.warning, language)}
      </text>
      <text className={styles.failure} x={stop} y="6%">
        {isolateInLanguage(words.failure, language)}
      </text>
      {[4, 8].map((speed) => (
        <text key={speed} className={styles.word} x={start} y={low(speed)} dy="-.4em">
          {speed}
        </text>
      ))}
      <circle className={styles.late} cx={column(dayOf(sampleAlarm))} cy={low(sampleAlarm)} r="6" />
      {WEEKS.map((week) => (
        <text key={week} className={styles.week} x={column(week * WEEK)} y="99%">
          {week === 4 ? isolateInLanguage(`${week} ${words.weeks}`, language) : `${week}`.replace('-', '−')}
        </text>
      ))}
      {days.map((day, position) => (
        <g key={day} className={styles.mark}>
          <circle cx={column(day)} cy={low(worn(day))} r=".8em" />
          <text x={column(day)} y={low(worn(day))} dy=".35em">
            {position + 1}
          </text>
        </g>
      ))}
      <svg className={styles.person} x={column(changed + ASIDE)} y={`${FLOOR}%`} overflow="visible">
        <path d="M-5 0 0-14 5 0M0-14v-11M-7-17 0-24 9-19" />
        <circle cy="-30" r="4.5" />
      </svg>
    </svg>
  );
}
