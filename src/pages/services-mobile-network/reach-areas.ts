/** Ends of the two logarithmic axes: km, and Mbit/s. */
export const DISTANCE = { from: 0.1, to: 1000 } as const;
/** Megabits of a gigabit. */
export const GIGABIT = 1000;
export const RATE = { from: 1, to: 100_000 } as const;

const share = (value: number, { from, to }: { from: number; to: number }) =>
  Math.round((Math.log(value / from) / Math.log(to / from)) * 1000) / 10;
const xOf = (kilometers: number) => share(kilometers, DISTANCE);
const yOf = (megabits: number) => Math.round((100 - share(megabits, RATE)) * 10) / 10;

/** What a technology usually reaches: distances in km, rates in Mbit/s. */
export type Reach = { from: number; least: number; steps: readonly { rate: number; to: number }[] };

/** The area of a technology, which ends at a distance for each rate, as the attribute `d`. */
export function drawArea({ from, least, steps }: Reach): string {
  const stairs = steps.map(({ rate, to }) => `V${yOf(rate)}H${xOf(to)}`).join('');
  return `M${xOf(from)} ${yOf(least)}${stairs}V${yOf(least)}z`;
}

/** Where the name of each technology begins or ends in the chart, in percent. */
export const names = {
  mobile: { x: 3, y: 95, anchor: 'start' },
  satellite: { x: 98, y: 69, anchor: 'end' },
  microwave: { x: 15, y: 51, anchor: 'start' },
  fiber: { x: 3, y: 13, anchor: 'start' },
} as const;

export const rates = [100_000, 10_000, 1000, 100, 10, 1].map((megabits) => ({ megabits, y: yOf(megabits) }));

export const distances = [0.1, 1, 10, 100, 1000].map((kilometers) => ({ kilometers, x: xOf(kilometers) }));
