/** Ends of the two logarithmic axes: km, and Mbit/s. */
const DISTANCE = { from: 0.1, to: 1000 } as const;
/** Megabits of a gigabit. */
export const GIGABIT = 1000;
const RATE = { from: 1, to: 100_000 } as const;

const share = (value: number, { from, to }: { from: number; to: number }) =>
  Math.round((Math.log(value / from) / Math.log(to / from)) * 1000) / 10;
const xOf = (kilometers: number) => share(kilometers, DISTANCE);
const yOf = (megabits: number) => Math.round((100 - share(megabits, RATE)) * 10) / 10;

/** An area that ends at a distance for each rate, as the attribute `d`. */
function drawArea(
  from: number,
  least: number,
  steps: readonly (readonly [rate: number, to: number])[],
): string {
  const stairs = steps.map(([rate, to]) => `V${yOf(rate)}H${xOf(to)}`).join('');
  return `M${xOf(from)} ${yOf(least)}${stairs}V${yOf(least)}z`;
}

/** What each technology usually reaches, and where its name begins or ends in the chart, in percent. */
export const areas = {
  mobile: { d: drawArea(0.1, 1, [[150, 15]]), x: 3, y: 95, anchor: 'start' },
  satellite: { d: drawArea(0.1, 5, [[80, 1000]]), x: 98, y: 69, anchor: 'end' },
  microwave: {
    d: drawArea(0.3, 120, [
      [10_000, 4],
      [1000, 50],
      [400, 150],
    ]),
    x: 15,
    y: 51,
    anchor: 'start',
  },
  fiber: { d: drawArea(0.1, 13_000, [[90_000, 120]]), x: 3, y: 13, anchor: 'start' },
} as const;

export const rates = [100_000, 10_000, 1000, 100, 10, 1].map((megabits) => ({ megabits, y: yOf(megabits) }));

export const distances = [0.1, 1, 10, 100, 1000].map((kilometers) => ({ kilometers, x: xOf(kilometers) }));
