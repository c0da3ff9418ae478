/** The weeks of a phase, inclusive; without `to` it is open-ended. */
export type Span = { id: string; from: number; to?: number | undefined };

/** A bar on the time axis; start and width are shares of the axis. */
type Bar = { id: string; from: number; start: number; width: number };

/** Open-ended phases get the last quarter of the axis and run past its end. */
const REST = 4 / 3;

/** Returns the length of the axis, weeks, and the bars of the phases. */
export function placeSpans(spans: readonly Span[]): { weeks: number; bars: Bar[] } {
  const last = Math.max(1, ...spans.map(({ from, to }) => to ?? from - 1));
  const weeks = spans.some(({ to }) => to === undefined) ? Math.ceil(last * REST) : last;
  const bars = spans.map(({ id, from, to }) => {
    const start = (from - 1) / weeks;
    return { id, from, start, width: to === undefined ? 2 - start : to / weeks - start };
  });
  return { weeks, bars };
}
