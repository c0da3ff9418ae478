import type { Format } from './sketch.ts';
import { type Point, roughness, spread } from './terrain.ts';

/** A hill that stands alone on the plain: where its foot is, and how broad and tall it is. */
export type Hill = { foot: Point; breadth: number; tall: number };

/** A plain between mountains and sea, seen from above the water, in units of its drawing. */
export type CoastalPlain = {
  width: number;
  height: number;
  /** How far away the ground is at a height of the drawing: things are as many times smaller. */
  distanceAt: (y: number) => number;
  /** Height in the drawing at which ground that is so far away lies. */
  levelOf: (distance: number) => number;
  /** Where columns of turbines meet, far behind the mountains. */
  middle: number;
  /** Where the mountains begin. */
  footAt: (x: number) => number;
  shoreAt: (x: number) => number;
  /** Lines of one height above the sea: they bow out on the fans and turn back at the dry rivers between them. */
  contours: Point[][];
  rivers: readonly (readonly Point[])[];
  hills: readonly Hill[];
};

type Measures = {
  width: number;
  height: number;
  /** Height of the eye, above the drawing where it is negative, and of the ground at which things have their size. */
  eye: number;
  near: number;
  foot: number;
  shore: number;
  /** Where the fans of the rivers have their middle, and half their breadth. */
  fans: readonly number[];
  fan: number;
  rivers: readonly (readonly Point[])[];
  hills: readonly Hill[];
};

const PLAINS: Record<Format, Measures> = {
  wide: {
    width: 1440,
    height: 680,
    eye: -260,
    near: 600,
    foot: 162,
    shore: 596,
    fans: [250, 722, 1190],
    fan: 236,
    rivers: [
      [
        [496, 172],
        [478, 250],
        [478, 360],
        [540, 470],
        [452, 602],
      ],
      [
        [956, 172],
        [966, 250],
        [958, 350],
        [904, 460],
        [1010, 602],
      ],
    ],
    hills: [
      { foot: [531, 248], breadth: 48, tall: 44 },
      { foot: [914, 242], breadth: 48, tall: 36 },
    ],
  },
  narrow: {
    width: 640,
    height: 940,
    eye: -700,
    near: 860,
    foot: 160,
    shore: 862,
    fans: [400],
    fan: 300,
    rivers: [
      [
        [150, 176],
        [168, 260],
        [130, 380],
        [206, 560],
        [120, 700],
        [190, 870],
      ],
    ],
    hills: [{ foot: [206, 236], breadth: 56, tall: 42 }],
  },
  sheet: {
    width: 1200,
    height: 720,
    eye: -260,
    near: 640,
    foot: 164,
    shore: 640,
    fans: [214, 604, 990],
    fan: 200,
    rivers: [
      [
        [408, 184],
        [394, 270],
        [396, 390],
        [452, 500],
        [372, 646],
      ],
      [
        [798, 184],
        [812, 270],
        [800, 380],
        [752, 500],
        [840, 646],
      ],
    ],
    hills: [
      { foot: [430, 266], breadth: 44, tall: 40 },
      { foot: [780, 258], breadth: 40, tall: 32 },
    ],
  },
};

/** How much farther away a line of one height is at the edge of a fan than in its middle. */
export const BOW = 0.045;
/** Distances of the contours, the nearest first. */
const CONTOURS = [1.06, 1.12, 1.19, 1.27, 1.36, 1.46, 1.57, 1.69, 1.82];

/** Lays out the land: it rises from the sea to the mountains in fans of gravel, with dry rivers between them. */
export function layPlain(format: Format): CoastalPlain {
  const { width, height, eye, near, foot, shore, fans, fan, rivers, hills } = PLAINS[format];
  const levelOf = (distance: number) => eye + (near - eye) / distance;
  const distanceAt = (y: number) => (near - eye) / (y - eye);
  /** How far a place is from the middle of the next fan, from 0 to a little more than 1. */
  const asideAt = (x: number) => Math.min(...fans.map((middle) => ((x - middle) / fan) ** 2), 1.3);
  const footAt = (x: number) => foot + 11 * roughness(90, (x / width) * 16) - 12 * asideAt(x);
  const lowest = distanceAt(shore);
  const highest = distanceAt(foot + 14);
  return {
    width,
    height,
    distanceAt,
    levelOf,
    middle: width / 2,
    footAt,
    shoreAt: (x) => shore + 14 - 17 * asideAt(x) + 8 * roughness(60, (x / width) * 9),
    contours: CONTOURS.map((distance) => distance * lowest)
      .filter((distance) => distance < highest)
      .map((distance, row) =>
        spread(-40, width + 40, 44).map((x): Point => [
          x,
          levelOf(distance * (1 + BOW * asideAt(x) + 0.01 * roughness(30 + row, (x / width) * 12))),
        ]),
      ),
    rivers,
    hills,
  };
}
