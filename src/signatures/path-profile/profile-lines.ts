import type { SurveyedPath } from './survey-path.ts';

/** Units of the stretched part for a kilometer. */
export const UNITS = 10;
/** Where the far ridges are, and how high, m. */
const ranges = [
  { level: 205, swell: 30, pace: 0.21, seed: 2 },
  { level: 120, swell: 36, pace: 0.33, seed: 5 },
];

type Place = readonly [km: number, meters: number];
type Level = (meters: number) => number;

/** Places at even distances, each with its height. */
function measure(from: number, to: number, step: number, heightAt: (km: number) => number): Place[] {
  const count = Math.round((to - from) / step);
  return Array.from({ length: count + 1 }, (_, at) => {
    const km = from + ((to - from) * at) / count;
    return [km, heightAt(km)];
  });
}

/** A line through places, as the attribute `d` of the stretched part, which begins at a kilometer. */
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
 * The ground, the layers in it, the ridges behind it, and the room around the beams.
 * @param step kilometers from one measured place of the ground to the next
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
