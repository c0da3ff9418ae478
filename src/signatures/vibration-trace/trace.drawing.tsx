import type { SectionContent } from '#src/content/content-types.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { isolateInLanguage } from '#src/i18n/isolate-runs.ts';
import { useDirection, useLanguage } from '#src/i18n/use-language.ts';
import { PERSON } from '#src/ui/drawing.tsx';
import { type Axes, modelWear, layAxes, shake, WEEK } from './trace.ts';
import { styles } from './vibration-trace.styles.ts';

const NEIGHBORS = [1, 2, 3, 4, 5] as const;
/** Height of the scale, percent; the labels of the horizontal axis are below it. */
const FLOOR = 90;
const HALF_DAY = 0.5;
/** Length of the bracket's ends, as a share of the vertical axis. */
const TICK = 0.02;
/** Distance from the change of the bearing to the person who does it, days. */
const ASIDE = 1;

const share = (value: number) => `${value.toFixed(1)}%`;

/** Returns functions for positions on the axes, percent. */
function measureOn({ firstDay, lastDay, top }: Axes, isMirrored: boolean) {
  const [first, last] = isMirrored ? [lastDay, firstDay] : [firstDay, lastDay];
  const across = (day: number) => ((day - first) / (last - first)) * 100;
  const down = (speed: number) => 100 - (speed / top) * 100;
  const at = (day: number, speed: number) => `${across(day).toFixed(1)} ${down(speed).toFixed(1)}`;
  return {
    across,
    down,
    at,
    low: (speed: number) => share((down(speed) * FLOOR) / 100),
    walk: (from: number, to: number, step: number, speedOn: (day: number) => number) => {
      const count = Math.round((to - from) / step);
      const points = Array.from({ length: count + 1 }, (_, position) => from + position * step);
      return points.map((day) => at(day, speedOn(day))).join('L');
    },
  };
}

/** Weeks of a gearbox and its neighbors, in reading direction: warning, bearing change and avoided failure. */
export function TraceDrawing({ section }: { section: SectionContent<'vibration-trace'> }) {
  const { trace, items } = section;
  const language = useLanguage();
  const direction = useDirection();
  const days = items.map(({ sampleDay }) => sampleDay);
  const axes = layAxes(trace, days);
  const { bracket, firstDay, lastDay, speeds, weeks } = axes;
  const { across, at, down, low, walk } = measureOn(axes, direction === 'rtl');
  const end = bracket - axes.top * TICK;
  const column = (day: number) => share(across(day));
  const { speedOn, dayOf } = modelWear(trace);
  const { sampleUsual, sampleLimit, sampleAlarm, sampleFailure, sampleDoubt } = trace;
  // The bearing is changed at the last mark.
  const changed = days.at(-1) ?? 0;
  const noisy = (turbine: number) => (day: number) => sampleUsual + shake(turbine, day);
  const worn = (day: number) => speedOn(day) + shake(0, day);
  /** Like `speedOn`, with the failure `days` later. */
  const delayed = (days: number) => (day: number) =>
    speedOn(changed + ((day - changed) * (sampleFailure - changed)) / (sampleFailure + days - changed));
  const soonest = walk(changed, sampleFailure - sampleDoubt, 1, delayed(-sampleDoubt));
  const latest = walk(changed, sampleFailure + sampleDoubt, 1, delayed(sampleDoubt));
  const range = `M${soonest}L${latest.split('L').toReversed().join('L')}z`;
  return (
    <div className={styles.frame} data-explains="grow">
      <svg className={styles.drawing} direction={direction} aria-hidden="true">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height={`${FLOOR}%`}>
          <path className={styles.grid} d={speeds.map((speed) => `M0 ${down(speed)}H100`).join('')} />
          <path className={styles.range} d={range} />
          <path
            className={styles.neighbors}
            d={NEIGHBORS.map((turbine) => `M${walk(firstDay, lastDay, 1, noisy(turbine))}`).join('')}
          />
          <path className={styles.limit} d={`M${at(firstDay, sampleLimit)}H${across(0).toFixed(1)}`} />
          <path className={styles.alarm} d={`M0 ${down(sampleAlarm).toFixed(1)}H100`} />
          <path className={styles.ahead} d={`M${walk(changed, sampleFailure, 1, speedOn)}`} />
          <path className={styles.worn} d={`M${walk(firstDay, changed, HALF_DAY, worn)}`} />
          <path
            className={styles.sound}
            d={`M${at(changed, worn(changed))}L${walk(changed + 1, lastDay, 1, noisy(6))}`}
          />
          <path className={styles.base} d={`M${at(0, bracket)}V100`} />
          <path
            className={styles.bracket}
            d={`M${at(0, end)}V${down(bracket)}H${across(sampleFailure)}V${down(end)}`}
          />
          <path className={styles.base} d="M0 100H100" />
        </svg>
        <text className={styles.limitName} x={column(firstDay)} y={low(sampleAlarm)} dy="1.4em">
          {isolateInLanguage(section.alarm, language)}
        </text>
        <text className={styles.failure} x={column(sampleFailure)} y={low(bracket)} dy="-.5em">
          {isolateInLanguage(section.failure, language)}
        </text>
        {[speeds[1] ?? 0, speeds[3] ?? 0].map((speed) => (
          <text key={speed} className={styles.word} x={column(firstDay)} y={low(speed)} dy="-.4em">
            {speed === speeds.at(-1) ? isolateInLanguage(`${speed} ${section.unit}`, language) : speed}
          </text>
        ))}
        <circle className={styles.late} cx={column(dayOf(sampleAlarm))} cy={low(sampleAlarm)} r="6" />
        {weeks.map((week) => (
          <text key={week} className={styles.week} x={column(week * WEEK)} y="98%" direction="ltr">
            {week === weeks.at(-1)
              ? isolateInLanguage(`${week} ${section.weeks}`, language)
              : week === 0
                ? section.warning
                : `${week}`.replace('-', '−')}
          </text>
        ))}
        {items.map(({ id, sampleDay: day, title }) => (
          <g key={id} className={styles.mark}>
            <circle cx={column(day)} cy={low(worn(day))} r="6" />
            <text x={column(day)} y={low(worn(day))} dy="-1.5em">
              {title}
            </text>
          </g>
        ))}
        <svg className={styles.person} x={column(changed + ASIDE)} y={`${FLOOR}%`} overflow="visible">
          <path d={PERSON} />
        </svg>
      </svg>
      <div className={styles.won}>
        <span className={styles.time}>
          <span className={styles.figure}>{formatNumber(language, sampleFailure / WEEK)}</span>{' '}
          <span className={styles.noun}>{section.ahead}</span>
        </span>
      </div>
      <div className={styles.beside}>{section.neighbors}</div>
    </div>
  );
}
