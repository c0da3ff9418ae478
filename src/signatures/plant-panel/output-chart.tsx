import { formatNumber } from '#src/i18n/format-number.ts';
import { isolateInLanguage } from '#src/i18n/isolate-runs.ts';
import { useDirection, useLanguage } from '#src/i18n/use-language.ts';
import { styles } from './plant-charts.styles.ts';
import { computeDay, formatClock, type PlantDay } from './plant-day.ts';

type OutputChartProps = { day: PlantDay; dip: string; forecast: string; megawatts: string };

/** Hours that are drawn; the night is left out. */
const FIRST = 5;
const LAST = 20;
/** Top of the vertical axis and its lines, MW. */
const TOP = 240;
const LINES = [100, 200] as const;
const NAMED = [6, 9, 12, 15, 18] as const;
/** Half of the forecast range at the end of the day, as a share of the forecast. */
const DOUBT = 0.22;
const BAR = 0.66;

const height = (megawatts: number) => 100 - (megawatts / TOP) * 100;
const share = (value: number) => `${value.toFixed(1)}%`;

/** Hourly output as bars, possible output as a line that continues as a forecast; in reading direction. */
export function OutputChart({ day, dip, forecast, megawatts }: OutputChartProps) {
  const language = useLanguage();
  const direction = useDirection();
  const [first, last] = direction === 'rtl' ? [LAST, FIRST] : [FIRST, LAST];
  const across = (hour: number) => ((hour - first) / (last - first)) * 100;
  const at = (hour: number, megawatts: number) =>
    `${across(hour).toFixed(1)} ${height(megawatts).toFixed(1)}`;
  const aside = direction === 'rtl' ? -0.5 : 0.5;
  const { hours } = computeDay(day);
  const now = day.sampleNow / 60;
  const dipped = Math.floor(day.sampleDip / 60);
  const bars = hours
    .map(({ made }, hour) => ({ made, hour, span: Math.min(1, Math.max(0, now - hour)) }))
    .filter(({ made }) => made > 0)
    .map(({ made, hour, span }) => {
      const start = hour + ((1 - BAR) / 2) * span;
      return `M${across(start).toFixed(1)} 100V${height(made / span).toFixed(1)}H${across(start + BAR * span).toFixed(1)}V100z`;
    });
  const power = (hour: number) => day.samplePossible[hour] ?? 0;
  const past = hours.map((_, hour) => hour).filter((hour) => hour >= FIRST && hour + 0.5 <= now);
  const coming = hours.map((_, hour) => hour).filter((hour) => hour + 0.5 > now && hour < LAST);
  const edge = past.at(-1) ?? FIRST;
  const doubt = (hour: number) => power(hour) * DOUBT * ((hour - edge) / (LAST - edge)) + (hour - edge);
  const points = (list: readonly number[], shift = (_hour: number) => 0) =>
    list.map((hour) => at(hour + 0.5, Math.max(0, power(hour) + shift(hour))));
  const upper = points([edge, ...coming], doubt);
  const lower = points([edge, ...coming], (hour) => -doubt(hour)).toReversed();
  return (
    <svg className={styles.output} direction={direction} aria-hidden="true">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="86%">
        <path className={styles.grid} d={LINES.map((line) => `M0 ${height(line).toFixed(1)}H100`).join('')} />
        <path className={styles.range} d={`M${upper.join('L')}L${lower.join('L')}z`} />
        <path className={styles.bars} d={bars.join('')} />
        <path className={styles.line} d={`M${points(past).join('L')}`} />
        <path className={styles.ahead} d={`M${points([edge, ...coming]).join('L')}`} />
        <path className={styles.now} d={`M${across(now).toFixed(1)} 0V100`} />
        <path className={styles.base} d="M0 100H100" />
      </svg>
      {LINES.map((line) => (
        <text
          key={line}
          className={styles.scale}
          x={share(across(FIRST))}
          y={share(height(line) * 0.86)}
          dy="1.2em"
        >
          {line === LINES[1]
            ? isolateInLanguage(`${formatNumber(language, line)} ${megawatts}`, language)
            : formatNumber(language, line)}
        </text>
      ))}
      <text className={styles.moment} x={share(across(now))} dx={`${aside}em`} dy="1em">
        {formatClock(language, day.sampleNow)}
      </text>
      <line
        className={styles.lead}
        x1={share(across(dipped + 0.5))}
        x2={share(across(dipped + 0.5))}
        y1="7%"
        y2={share(height(hours[dipped]?.made ?? 0) * 0.86)}
      />
      <text className={styles.event} x={share(across(dipped + 0.5))} dx={`${-aside}em`} dy="1em" y="1%">
        {isolateInLanguage(dip, language)}
      </text>
      <text x={share(across(17.3))} y={share(height(power(16)) * 0.86)}>
        {isolateInLanguage(forecast, language)}
      </text>
      {NAMED.map((hour) => (
        <text key={hour} className={styles.hour} x={share(across(hour))} y="100%" dy="-.3em">
          {formatClock(language, hour * 60)}
        </text>
      ))}
    </svg>
  );
}
