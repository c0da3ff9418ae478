import { beamAt, EXTENT, groundAt, HILL, hopAt, hops, stations } from './path-profile.ts';

/** Height of the drawing, level of the sea in it, and px for a meter of height. */
export const HEIGHT = 420;
export const SEA = 334;
export const SCALE = 0.66;
export const AXIS = 388;
/** How far below the sea the fiber lies, px. */
export const FIBER_DEPTH = 8;
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
  { at: -8.4, size: 1 },
  { at: -5, size: 0.86 },
];
/** Kilometers at which the numbers of the five points stand, and how far below the ground; both relays are the third. */
export const marks = [
  { point: 1, at: -6.6, below: 54 },
  { point: 2, at: 0, below: 26 },
  { point: 3, at: 36, below: 30 },
  { point: 3, at: 57, below: 30 },
  { point: 4, at: 95, below: 32 },
  { point: 5, at: 107, below: -24 },
];
/** Where the words about the room around the beam point, km. */
export const BAND = 13;
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
/** Level of a height above the sea, px from the top. */
export const levelOf = (meters: number) => Math.round((SEA - meters * SCALE) * 10) / 10;
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

/** A line through places, as the attribute `d` of the stretched part. */
function trace(places: readonly Place[]): string {
  let [fromX, fromY] = [0, 0];
  const pairs = places.map(([km, meters]) => {
    const [x, y] = [unit(km), Math.round(levelOf(meters))];
    const pair = `${x - fromX} ${y - fromY}`;
    [fromX, fromY] = [x, y];
    return pair;
  });
  return `m${pairs.join('l')}`.replaceAll(' -', '-');
}

const across = (step: number, heightAt: (km: number) => number) =>
  trace(measure(EXTENT.from, EXTENT.to, step, heightAt));
/** The ground, the layers in it, the ridges behind it, and the room around the beams. */
export const ground = across(0.5, groundAt);
export const strata = [24, 62].map((depth) =>
  across(2, (km) => groundAt(km) * (1 - depth / 160) - depth * 0.9),
);
export const behind = ranges.map(({ level, swell, pace, seed }) =>
  across(
    2,
    (km) =>
      level * (1 - km / 190) + swell * (Math.sin(km * pace + seed) + 0.5 * Math.sin(km * pace * 2.7 + seed)),
  ),
);
export const zones = hops.map((hop) => {
  const [{ at: from }, { at: to }] = hop;
  const edge = (side: number) =>
    measure(from, to, 1, (km) => beamAt(hop, km).height + side * beamAt(hop, km).radius);
  return { id: from, d: `${trace([...edge(1), ...edge(-1).toReversed()])}z` };
});
/** The hill where the beam passes most closely. */
export const closest = (() => {
  const hop = hopAt(HILL);
  const height = hop === undefined ? 0 : beamAt(hop, HILL).height;
  return {
    meters: Math.round(height - groundAt(HILL)),
    beam: levelOf(height),
    ground: levelOf(groundAt(HILL)),
  };
})();
/** Level to which the words about the room around the beam point. */
export const band = (() => {
  const hop = hopAt(BAND);
  const beam = hop === undefined ? { height: 0, radius: 0 } : beamAt(hop, BAND);
  return levelOf(beam.height + beam.radius * 0.6);
})();
