import { beamAt, EXTENT, groundAt, HILL, hopAt, hops, stations } from './path-profile.ts';

/** How far above the lower edge the sea and the axis are, and how far below the sea the fiber lies, px. */
const SEA_ABOVE = 86;
const AXIS_ABOVE = 32;
const FIBER_BELOW = 8;
/** Units of the stretched part for a kilometer. */
const UNITS = 10;
const KILOMETERS = EXTENT.to - EXTENT.from;
/** Width of the stretched part, in its units. */
export const WIDTH = KILOMETERS * UNITS;
/** Where the path ends. */
export const end = stations.at(-1) ?? stations[0];
/** Distances that the axis names, km. */
const distances = [0, 20, 40, 60, 80, end.at];
/** Where the names of the axis stand: it counts from its left end, which is the fiber where the drawing is mirrored. */
export const listTicks = (isMirrored: boolean) =>
  distances.map((name) => ({ name, at: isMirrored ? end.at - name : name }));
/** Turbines stand where the land rises behind the mast, so that no beam crosses a rotor. */
export const turbines = [
  { at: -14.2, size: 1 },
  { at: -6.6, size: 0.8 },
];
/** Where somebody calls from, and where the path is watched, km. */
export const CALLER = -9.6;
export const OPERATIONS = 107;
/** Kilometers at which the numbers of the five points stand, and how far below the ground; both relays are the third. */
const points = [
  { point: 1, at: CALLER, below: 26 },
  { point: 2, at: 0, below: 26 },
  { point: 3, at: 36, below: 30 },
  { point: 3, at: 57, below: 30 },
  { point: 4, at: end.at, below: 44 },
  { point: 5, at: OPERATIONS, below: 28 },
];
/** Where the words about the room around the beam point, km. */
export const BAND = 7;
/** Where the far ridges are, and how high, m. */
const ranges = [
  { level: 205, swell: 30, pace: 0.21, seed: 2 },
  { level: 120, swell: 36, pace: 0.33, seed: 5 },
];

/** Where a kilometer stands, as a share of the width. */
export const placeAlong = (isMirrored: boolean) => (km: number) => {
  const way = isMirrored ? EXTENT.to - km : km - EXTENT.from;
  return `${((way / KILOMETERS) * 100).toFixed(2)}%`;
};
const unit = (km: number) => Math.round((km - EXTENT.from) * UNITS);

type Place = readonly [km: number, meters: number];

/** Places at even distances, each with its height. */
function measure(from: number, to: number, step: number, heightAt: (km: number) => number): Place[] {
  const count = Math.round((to - from) / step);
  return Array.from({ length: count + 1 }, (_, at) => {
    const km = from + ((to - from) * at) / count;
    return [km, heightAt(km)];
  });
}

type Relief = {
  /** Height of the drawing, px, and px for a meter of height. */
  height: number;
  scale: number;
  /** Size of what is not measured, and how far the hut of a station stands from its mast, km. */
  size: number;
  hut: number;
  /** Kilometers from one measured place of the ground to the next. */
  step: number;
  /** Where the words above the hill stand, px from the top. */
  words: { meters: number; clear: number };
  /** Whether there is room for the names of the stations. */
  isNamed: boolean;
};

/** A line through places, as the attribute `d` of the stretched part. */
function trace(places: readonly Place[], levelOf: (meters: number) => number): string {
  let [fromX, fromY] = [0, 0];
  const pairs = places.map(([km, meters]) => {
    const [x, y] = [unit(km), Math.round(levelOf(meters))];
    const pair = `${x - fromX} ${y - fromY}`;
    [fromX, fromY] = [x, y];
    return pair;
  });
  return `m${pairs.join('l')}`.replaceAll(' -', '-');
}

/** The ground, the layers in it, the ridges behind it, and the room around the beams. */
function drawLines(levelOf: (meters: number) => number, step: number) {
  const across = (every: number, heightAt: (km: number) => number) =>
    trace(measure(EXTENT.from, EXTENT.to, every, heightAt), levelOf);
  return {
    ground: across(step, groundAt),
    strata: [24, 62].map((depth) => across(2, (km) => groundAt(km) * (1 - depth / 160) - depth * 0.9)),
    behind: ranges.map(({ level, swell, pace, seed }) =>
      across(
        2,
        (km) =>
          level * (1 - km / 190) +
          swell * (Math.sin(km * pace + seed) + 0.5 * Math.sin(km * pace * 2.7 + seed)),
      ),
    ),
    zones: hops.map((hop) => {
      const [{ at: from }, { at: to }] = hop;
      const edge = (side: number) =>
        measure(from, to, 1, (km) => beamAt(hop, km).height + side * beamAt(hop, km).radius);
      return { id: from, d: `${trace([...edge(1), ...edge(-1).toReversed()], levelOf)}z` };
    }),
  };
}

/** The beam above a place, and the room that it needs there, m. */
function measureBeam(km: number) {
  const hop = hopAt(km);
  return hop === undefined ? { height: 0, radius: 0 } : beamAt(hop, km);
}

/** Levels and lines of the path in a relief. */
function drawRelief(relief: Relief) {
  const { height, scale, step } = relief;
  const sea = height - SEA_ABOVE;
  const levelOf = (meters: number) => Math.round((sea - meters * scale) * 10) / 10;
  const beam = measureBeam(HILL).height;
  const named = measureBeam(BAND);
  return {
    ...relief,
    ...drawLines(levelOf, step),
    sea,
    axis: height - AXIS_ABOVE,
    fiber: sea + FIBER_BELOW,
    levelOf,
    marks: points.map(({ point, at, below }) => ({ point, at, level: levelOf(groundAt(at)) + below })),
    /** The hill where the beam passes most closely. */
    closest: {
      meters: Math.round(beam - groundAt(HILL)),
      beam: levelOf(beam),
      ground: levelOf(groundAt(HILL)),
    },
    /** Level to which the words about the room around the beam point. */
    band: levelOf(named.height + named.radius * 0.6),
  };
}

export type Profile = ReturnType<typeof drawRelief>;

/** On narrow windows the relief is lower, so that its slopes are no steeper. */
export const profiles = {
  high: drawRelief({
    height: 420,
    scale: 0.66,
    size: 1,
    hut: 1.5,
    step: 0.5,
    words: { meters: 96, clear: 128 },
    isNamed: true,
  }),
  low: drawRelief({
    height: 306,
    scale: 0.44,
    size: 0.78,
    hut: 2.6,
    step: 1,
    words: { meters: 30, clear: 62 },
    isNamed: false,
  }),
};
