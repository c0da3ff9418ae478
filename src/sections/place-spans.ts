/** The weeks of a phase, both included; without an end it goes on. */
export type Span = { id: string; from: number; to?: number | undefined };

/** A bar on the axis of time: where it begins and how long it is, as shares of the axis. */
type Bar = { id: string; from: number; start: number; width: number };

/** What goes on takes a quarter of the axis, and leaves it. */
const REST = 4 / 3;

/** Places phases on an axis of weeks that ends with the last of them. */
export function placeSpans(spans: readonly Span[]): { weeks: number; bars: Bar[] } {
  const last = Math.max(1, ...spans.map(({ from, to }) => to ?? from - 1));
  const weeks = spans.some(({ to }) => to === undefined) ? Math.ceil(last * REST) : last;
  const bars = spans.map(({ id, from, to }) => {
    const start = (from - 1) / weeks;
    return { id, from, start, width: to === undefined ? 2 - start : to / weeks - start };
  });
  return { weeks, bars };
}
