import type { Format } from './sketch.ts';
import { type Point, spread } from './terrain.ts';

/** Where an application goes, as the drawing shows it: an example. */
export type Move = {
  /** Its line in the room that was given up, from the public side to the own one. */
  line: number;
  group: number;
  isPublic: boolean;
  /** Its line among those that go to the same cloud. */
  place: number;
};

/** Applications of each group: how many go to the public cloud, and how many to the chain's own. */
export const GROUPS = [
  [5, 3],
  [6, 2],
  [4, 4],
  [6, 2],
  [5, 3],
  [4, 4],
] as const;

/** The path of every application. Those that leave first lie outside, so that no two paths ever cross. */
export function layMoves(): Move[] {
  const [toPublic, toOwn] = [0, 1].map((side) =>
    GROUPS.flatMap((group, night) => Array.from({ length: group[side] ?? 0 }, () => night)),
  );
  const count = (toPublic?.length ?? 0) + (toOwn?.length ?? 0);
  return [
    ...(toPublic ?? []).map((group, place): Move => ({ line: place, group, isPublic: true, place })),
    ...(toOwn ?? []).map((group, place): Move => ({
      line: count - 1 - place,
      group,
      isPublic: false,
      place,
    })),
  ];
}

/** A layout along the way that time takes, and across it. */
export type NightLayout = {
  length: number;
  breadth: number;
  /** Distance between two lines. */
  step: number;
  /** Where the lines begin and where they end, along the way. */
  from: number;
  to: number;
  /** Where the stores stand, along the way. */
  stores: number;
  /** Across the way: the first line of the public cloud, of the room, and the last one of the own cloud. */
  lanes: readonly [open: number, room: number, own: number];
  nights: number[];
  night: number;
  /** From where to where a night reaches across the way. */
  dark: readonly [number, number];
};

/** Where everything stands, for each width of screen. */
export const nightLayouts: Record<Format, NightLayout> = {
  wide: {
    length: 1440,
    breadth: 640,
    step: 6,
    from: 84,
    to: 1160,
    stores: 1304,
    lanes: [84, 200, 530],
    nights: spread(280, 1010, 6),
    night: 82,
    dark: [0, 566],
  },
  narrow: {
    length: 950,
    breadth: 640,
    step: 5,
    from: 84,
    to: 800,
    stores: 854,
    lanes: [44, 206, 596],
    nights: spread(130, 660, 6),
    night: 62,
    dark: [0, 640],
  },
  sheet: {
    length: 1200,
    breadth: 720,
    step: 7,
    from: 84,
    to: 1040,
    stores: 1104,
    lanes: [96, 198, 630],
    nights: spread(190, 860, 6),
    night: 76,
    dark: [0, 720],
  },
};

/** Where an application is across the way, before its night and after it. */
export function lanesOf({ line, isPublic, place }: Move, { lanes, step }: NightLayout): Point {
  const [open, room, own] = lanes;
  return [room + line * step, isPublic ? open + place * step : own - place * step];
}
