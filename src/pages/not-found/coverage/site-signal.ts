import type { Point } from '#src/ui/site-drawing/path.ts';
import type { Field } from './iso-lines.ts';

/** The plan, in units; a unit is four meters. */
export const PLAN = { width: 1600, height: 1000 } as const;
const METERS = 4;

/** Where the antennas of a mast are above its ground, and where a phone is held. */
const ANTENNA_M = 42;
const PHONE_M = 1.5;
/** What is lost for every meter of ground that stands in the line of sight, and at most. */
const LOSS_DB_PER_M = 0.4;
const MOST_LOSS_DB = 26;
const SIGHT_STEPS = 32;

/** A place of the plan where a phone holds a call, and where it still finds the network. */
export const LEVELS = { covered: 0, edge: -5 } as const;
/** Where nothing stands in between, coverage ends at this distance. */
const REACH_M = 1250;

type Hill = { at: Point; spread: Point; height: number; turn?: number };

const hills: readonly Hill[] = [
  { at: [262, 400], spread: [64, 250], height: 150, turn: 0.16 },
  { at: [300, 960], spread: [150, 70], height: 84 },
  { at: [1368, 640], spread: [66, 230], height: 150, turn: 0.3 },
  { at: [1250, 60], spread: [230, 90], height: 128, turn: -0.2 },
  { at: [760, -10], spread: [320, 110], height: 118 },
  { at: [800, 1040], spread: [300, 90], height: 112, turn: 0.1 },
  { at: [1560, 300], spread: [90, 130], height: 60 },
  { at: [60, 120], spread: [120, 110], height: 70 },
  { at: [770, 520], spread: [150, 90], height: 14, turn: -0.4 },
];

/** The four masts of the site. */
export const masts = [
  [560, 330],
  [950, 300],
  [1020, 630],
  [690, 690],
] as const satisfies Point[];

/** Height of the ground in meters: rolling land with hills on it. */
export const groundAt: Field = ([x, y]) => {
  const rolling = 4 * Math.sin(x / 97 + y / 210) + 3 * Math.sin(y / 83 - x / 157);
  return hills.reduce((sum, { at: [atX, atY], spread: [wide, tall], height, turn = 0 }) => {
    const [dx, dy] = [x - atX, y - atY];
    const across = (dx * Math.cos(turn) + dy * Math.sin(turn)) / wide;
    const along = (dy * Math.cos(turn) - dx * Math.sin(turn)) / tall;
    return sum + height * Math.exp(-(across * across + along * along) / 2);
  }, rolling);
};

/** How far the ground rises into the line of sight from a mast to a place, in meters. */
function blockAt(mast: Point, place: Point): number {
  const from = groundAt(mast) + ANTENNA_M;
  const to = groundAt(place) + PHONE_M;
  let most = 0;
  for (let step = 1; step < SIGHT_STEPS; step += 1) {
    const share = step / SIGHT_STEPS;
    const point: Point = [mast[0] + (place[0] - mast[0]) * share, mast[1] + (place[1] - mast[1]) * share];
    most = Math.max(most, groundAt(point) - (from + (to - from) * share));
  }
  return most;
}

/** Strength of the strongest mast at a place, in decibels above what a call needs. */
export const signalAt: Field = (place) =>
  Math.max(
    ...masts.map((mast) => {
      const meters = Math.hypot(place[0] - mast[0], place[1] - mast[1]) * METERS;
      const loss = Math.min(MOST_LOSS_DB, blockAt(mast, place) * LOSS_DB_PER_M);
      return 20 * Math.log10(REACH_M / Math.max(meters, 1)) - loss;
    }),
  );
