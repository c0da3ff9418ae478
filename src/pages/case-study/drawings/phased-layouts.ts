import type { Format } from './sketch.ts';
import type { Point } from './terrain.ts';

/** Where a wind farm of three phases stands in its drawing. */
export type SiteLayout = {
  phases: readonly [Field, Field, Field];
  /** Room between turbines, and height of a tower, where things have their size. */
  step: number;
  tall: number;
  rooms: readonly [Point, Point];
  /** Toward it the rings open. */
  gate: Point;
  out: readonly Point[];
  dish: Point;
  relay: Point;
  beyond: Point;
};
/** Middle of a phase, and the heights of its farthest and its nearest row. */
export type Field = { middle: number; far: number; near: number };

/** Layouts of the wind farm, by what it is drawn for. */
export const siteLayouts: Record<Format, SiteLayout> = {
  wide: {
    phases: [
      { middle: 262, far: 270, near: 440 },
      { middle: 722, far: 238, near: 376 },
      { middle: 1178, far: 270, near: 440 },
    ],
    step: 31,
    tall: 35,
    rooms: [
      [702, 446],
      [742, 500],
    ],
    gate: [722, 660],
    out: [
      [640, 440],
      [622, 540],
      [560, 562],
      [300, 572],
      [0, 566],
    ],
    dish: [872, 462],
    relay: [1372, 516],
    beyond: [1440, 534],
  },
  narrow: {
    phases: [
      { middle: 412, far: 250, near: 356 },
      { middle: 406, far: 426, near: 542 },
      { middle: 400, far: 610, near: 730 },
    ],
    step: 30,
    tall: 30,
    rooms: [
      [80, 424],
      [80, 520],
    ],
    gate: [-60, 472],
    out: [
      [34, 430],
      [30, 660],
      [0, 720],
    ],
    dish: [150, 786],
    relay: [574, 784],
    beyond: [640, 800],
  },
  sheet: {
    phases: [
      { middle: 206, far: 296, near: 462 },
      { middle: 604, far: 244, near: 372 },
      { middle: 1000, far: 296, near: 462 },
    ],
    step: 26,
    tall: 33,
    rooms: [
      [586, 480],
      [622, 540],
    ],
    gate: [604, 700],
    out: [
      [530, 480],
      [512, 586],
      [440, 606],
      [200, 614],
      [0, 606],
    ],
    dish: [738, 506],
    relay: [1140, 566],
    beyond: [1200, 584],
  },
};
