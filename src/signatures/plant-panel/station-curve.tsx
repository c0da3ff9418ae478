import { useDirection, useLanguage } from '#src/i18n/use-language.ts';
import { allowedPower, formatClock, type PlantDay, stationPower } from './plant-day.ts';
import { styles } from './plant-charts.styles.ts';

/** Start and step of the curves, minutes. */
const FIRST = 360;
const STEP = 20;

/** The day of the stopped station: its output until the stop, and its loss since. */
export function StationCurve({ day }: { day: PlantDay }) {
  const { sampleNow: now, sampleStop: stop, sampleStation: station } = day;
  const language = useLanguage();
  const direction = useDirection();
  const [first, last] = direction === 'rtl' ? [now, FIRST] : [FIRST, now];
  const across = (minute: number) => ((minute - first) / (last - first)) * 100;
  const plot = (from: number, to: number, powerAt: (minute: number) => number) => {
    const count = Math.ceil((to - from) / STEP);
    const minutes = Array.from({ length: count + 1 }, (_, at) => Math.min(to, from + at * STEP));
    return minutes
      .map(
        (minute) =>
          `${across(minute).toFixed(1)} ${(100 - (powerAt(minute) / day.sampleRating) * 100).toFixed(1)}`,
      )
      .join('L');
  };
  const stopped = across(stop).toFixed(1);
  const made = plot(FIRST, stop, (minute) => stationPower(day, station, minute));
  const lost = plot(stop, now, (minute) => allowedPower(day, minute));
  return (
    <svg className={styles.station} direction={direction} aria-hidden="true">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%">
        <path className={styles.made} d={`M${across(FIRST)} 100L${made}V100z`} />
        <path className={styles.lost} d={`M${stopped} 100L${lost}V100z`} />
        <path className={styles.missed} d={`M${lost}`} />
        <path className={styles.now} d={`M${stopped} 0V100`} />
        <path className={styles.base} d="M0 100H100" />
      </svg>
      {[FIRST, stop, now].map((minute, at) => (
        <text
          key={minute}
          className={at === 1 ? styles.stopped : styles.ends}
          x={`${across(minute)}%`}
          y="100%"
          dy="1.5em"
        >
          {formatClock(language, minute)}
        </text>
      ))}
    </svg>
  );
}
