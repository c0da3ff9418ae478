import type { Language } from '#src/config/languages.ts';
import type { SectionContent } from '#src/content/content-types.ts';
import { formatTime } from '#src/i18n/format-time.ts';

export type PlantDay = SectionContent<'plant-panel'>['day'];

const HOUR = 60;

/** Returns the minutes of an hour of the day between two moments. */
function overlap(hour: number, from: number, to: number): number {
  return Math.max(0, Math.min((hour + 1) * HOUR, to) - Math.max(hour * HOUR, from));
}

/** Returns the energy of one hour, MWh: possible, lost to the stopped station, lost to the grid, and produced. */
function computeHour(day: PlantDay, possible: number, hour: number) {
  const { sampleNow: now, sampleStop: stop, sampleDip: dip, sampleStations: stations } = day;
  const allowed = (possible * overlap(hour, 0, now)) / HOUR;
  const stopped = (possible / stations / HOUR) * overlap(hour, stop, now);
  const running = (stations - 1) / stations;
  const dipped =
    (possible / HOUR) * overlap(hour, dip, dip + day.sampleDipMinutes) * day.sampleDipShare * running;
  return { allowed, stopped, dipped, made: allowed - stopped - dipped };
}

/** Returns all figures of the day so far. `lost` is the loss of the stopped station. */
export function computeDay(day: PlantDay) {
  const hours = day.samplePossible.map((possible, hour) => computeHour(day, possible, hour));
  const total = (key: 'allowed' | 'stopped' | 'made') => hours.reduce((sum, hour) => sum + hour[key], 0);
  const lost = total('stopped');
  return {
    hours,
    allowed: total('allowed'),
    made: total('made'),
    lost,
    share: ((day.sampleStations - 1) / day.sampleStations) * 100,
    cost: lost * day.samplePrice,
  };
}

/** Returns the possible output of one station at a moment, MW. */
export function allowedPower(day: PlantDay, minute: number): number {
  const hour = Math.floor(minute / HOUR - 0.5);
  const before = day.samplePossible[hour] ?? 0;
  const after = day.samplePossible[hour + 1] ?? 0;
  return (before + (after - before) * (minute / HOUR - 0.5 - hour)) / day.sampleStations;
}

/** Returns the output of one station at a moment, MW; stations differ slightly. */
export function stationPower(day: PlantDay, station: number, minute: number): number {
  if (station === day.sampleStation && minute > day.sampleStop) return 0;
  const cloud = 1 - 0.16 * Math.max(0, Math.sin(station * 12.9 + Math.round(minute / 50) * 2.4)) ** 3;
  return allowedPower(day, minute) * cloud;
}

/** Formats minutes after midnight in a language: `9:40 AM`, `6 PM`. */
export const formatClock = (language: Language, minutes: number) =>
  formatTime(language, new Date(minutes * 60_000), 'UTC').replace(':00', '');
