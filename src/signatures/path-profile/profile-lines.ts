import type { SurveyedPath } from './survey-path.ts';

/** Units of the stretched part per kilometer. */
export const UNITS = 10;
/** Distant ridges: mean height and variation in m, frequency and phase. */
const ranges = [
  { level: 205, swell: 30, pace: 0.21, seed: 2 },
  { level: 120, swell: 36, pace: 0.33, seed: 5 },
];

type Place = readonly [km: number, meters: number];
type Level = (meters: number) => number;

/** Returns evenly spaced positions with their heights. */
function measure(from: number, to: number, step: number, heightAt: (km: number) => number): Place[] {
  const count = Math.round((to - from) / step);
  return Array.from({ length: count + 1 }, (_, at) => {
    const km = from + ((to - from) * at) / count;
    return [km, heightAt(km)];
  });
}

/** Returns path data of a line through positions, for the stretched part, which starts at kilometer `begin`. */
function trace(places: readonly Place[], levelOf: Level, begin: number): string {
  let [fromX, fromY] = [0, 0];
  const pairs = places.map(([km, meters]) => {
    const [x, y] = [Math.round((km - begin) * UNITS), Math.round(levelOf(meters))];
    const pair = `${x - fromX} ${y - fromY}`;
    [fromX, fromY] = [x, y];
    return pair;
  });
  return `m${pairs.join('l')}`.replaceAll(' -', '-');
}

/**
 * Returns path data of the ground, its layers, the ridges behind it and the Fresnel zones.
 * @param step distance between two samples of the ground, km
 */
export function drawLines({ extent, groundAt, beamAt, hops }: SurveyedPath, levelOf: Level, step: number) {
  const across = (every: number, heightAt: (km: number) => number) =>
    trace(measure(extent.from, extent.to, every, heightAt), levelOf, extent.from);
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
      const [{ id, sampleAt: from }, { sampleAt: to }] = hop;
      const edge = (side: number) =>
        measure(from, to, 1, (km) => beamAt(hop, km).height + side * beamAt(hop, km).radius);
      return { id, d: `${trace([...edge(1), ...edge(-1).toReversed()], levelOf, extent.from)}z` };
    }),
  };
}
