import type { Format } from './sketch.ts';
import { type Point, roughness, spread } from './terrain.ts';

/** One phase of construction, seen from above the sea: its ring of fiber and what stands on both sides of it. */
export type Phase = {
  center: Point;
  /** From one end to the other; with both rooms it is closed. */
  ring: Point[];
  turbines: Point[];
  cover: Point[];
  mast: Point;
  /** Where the ring is led to the two rooms of the core. */
  ends: readonly [Point, Point];
};

/** A plain between mountains and sea, in units of its drawing. */
export type PhasedSite = {
  width: number;
  height: number;
  /** Where the mountains begin. */
  plain: number;
  shoreAt: (x: number) => number;
  phases: readonly [Phase, Phase, Phase];
  rooms: readonly [Point, Point];
  dish: Point;
  relay: Point;
  /** Where the link goes on from the relay, out of the drawing. */
  beyond: Point;
  cabin: Point;
  /** Height of the tower of a turbine. */
  tall: number;
};

/** Turbines of each phase: outside of its ring, and inside. */
const PHASES = [
  [39, 25],
  [41, 27],
  [41, 27],
] as const;
/** What one turbine generates in the drawing, in megawatts: an example that adds up to the record. */
export const MEGAWATTS = 5.5;

type Measures = {
  width: number;
  height: number;
  plain: number;
  shore: number;
  centers: readonly [Point, Point, Point];
  /** Halves of the breadth and of the depth of a ring. */
  ring: Point;
  rooms: readonly [Point, Point];
  dish: Point;
  relay: Point;
  beyond: Point;
  tall: number;
};

const LAYOUTS: Record<Format, Measures> = {
  wide: {
    width: 1440,
    height: 660,
    plain: 110,
    shore: 564,
    centers: [
      [262, 318],
      [716, 284],
      [1172, 312],
    ],
    ring: [188, 92],
    rooms: [
      [690, 470],
      [746, 470],
    ],
    dish: [900, 430],
    relay: [1388, 494],
    beyond: [1440, 520],
    tall: 20,
  },
  narrow: {
    width: 640,
    height: 900,
    plain: 120,
    shore: 826,
    centers: [
      [416, 244],
      [416, 462],
      [416, 680],
    ],
    ring: [152, 72],
    rooms: [
      [88, 446],
      [88, 494],
    ],
    dish: [36, 396],
    relay: [172, 84],
    beyond: [0, 96],
    tall: 15,
  },
  sheet: {
    width: 1200,
    height: 720,
    plain: 130,
    shore: 640,
    centers: [
      [240, 402],
      [602, 312],
      [960, 402],
    ],
    ring: [164, 88],
    rooms: [
      [574, 560],
      [630, 560],
    ],
    dish: [760, 520],
    relay: [1150, 570],
    beyond: [1200, 596],
    tall: 18,
  },
};

/** Parts of an ellipse by which it is measured. */
const PARTS = 360;

/** Places at even distances around an ellipse. */
function around([x, y]: Point, [breadth, depth]: Point, count: number, turn = 0): Point[] {
  const places = spread(turn, turn + 2 * Math.PI, PARTS + 1).map((angle): Point => [
    x + breadth * Math.sin(angle),
    y + depth * Math.cos(angle),
  ]);
  let way = 0;
  const ways = places.map(([px, py], part) => {
    const [bx, by] = places[part - 1] ?? [px, py];
    way += Math.hypot(px - bx, py - by);
    return way;
  });
  return Array.from({ length: count }, (_, step): Point => {
    const part = ways.findIndex((each) => each >= (way * step) / count);
    return places[part] ?? [x, y];
  });
}

/** Points of a ring, and how many of them are left out where it is led to the rooms. */
const RING = 96;
const OPENING = 9;

/** A ring that is open on the side of a place: from the end at the reading start of the opening around to the other. */
function openToward(ring: readonly Point[], [x, y]: Point): Point[] {
  const distance = ([px, py]: Point) => Math.hypot(px - x, py - y);
  const nearest = ring.reduce((best, point) => (distance(point) < distance(best) ? point : best));
  const first = ring.indexOf(nearest) - Math.floor(OPENING / 2);
  return Array.from({ length: ring.length - OPENING + 2 }, (_, step) => {
    const index = first - step;
    return ring.at(((index % ring.length) + ring.length) % ring.length) ?? nearest;
  });
}

/** Lays out the phases: each one brings a ring with its turbines and its own mast, and joins the same two rooms. */
export function layPhases(format: Format): PhasedSite {
  const { width, height, plain, shore, centers, ring, rooms, dish, relay, beyond, tall } = LAYOUTS[format];
  const scaled = (share: number): Point => [ring[0] * share, ring[1] * share];
  const layPhase = (phase: 0 | 1 | 2): Phase => {
    const [outside, inside] = PHASES[phase];
    const center = centers[phase];
    const [[x, y], [otherX, otherY]] = rooms;
    const path = openToward(around(center, ring, RING), [(x + otherX) / 2, (y + otherY) / 2]);
    return {
      center,
      ring: path,
      turbines: [
        ...around(center, scaled(1.17), outside),
        ...around(center, scaled(0.8), inside, 0.1),
      ].toSorted((a, b) => a[1] - b[1]),
      cover: around([center[0], center[1] - 6], [ring[0] * 1.3, ring[1] * 1.44], 56),
      mast: [center[0], center[1] + 8],
      ends: [path[0] ?? center, path.at(-1) ?? center],
    };
  };
  const phases = [layPhase(0), layPhase(1), layPhase(2)] as const;
  const [first] = phases;
  return {
    width,
    height,
    plain,
    shoreAt: (x) => shore + 16 * Math.sin((x / width) * 7 + 1) + 7 * roughness(60, (x / width) * 9),
    phases,
    rooms,
    dish,
    relay,
    beyond,
    cabin: [first.center[0] - 60, first.center[1] + 12],
    tall,
  };
}
