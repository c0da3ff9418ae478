import { earthBulge, fresnelRadius } from './radio-link.ts';

/** First and last kilometer of the drawing, counted from the mast of the site: what is named stands inside the margins of a phone. */
export const EXTENT = { from: -16, to: 113 } as const;
/** Frequency of the three hops, GHz. */
export const FREQUENCY = 7.5;

export type Station = { id: 'site' | 'first-relay' | 'second-relay' | 'fiber'; at: number; mast: number };

/** The masts: where they stand, in km, and how high their dishes hang, in m. */
export const stations: readonly [Station, ...Station[]] = [
  { id: 'site', at: 0, mast: 60 },
  { id: 'first-relay', at: 36, mast: 45 },
  { id: 'second-relay', at: 57, mast: 40 },
  { id: 'fiber', at: 95, mast: 45 },
];

/** Heights of the ground above the sea: km and m. */
const heights: readonly (readonly [km: number, height: number])[] = [
  [-16, 250],
  [-10, 262],
  [-5, 270],
  [0, 268],
  [4, 256],
  [6, 214],
  [8.5, 128],
  [12, 92],
  [16, 70],
  [19, 118],
  [21.5, 132],
  [24, 96],
  [27, 124],
  [30, 206],
  [32, 292],
  [33.4, 318],
  [39, 312],
  [40.5, 252],
  [43, 128],
  [46, 76],
  [48, 84],
  [51, 152],
  [52.6, 222],
  [54.2, 264],
  [59, 258],
  [62, 176],
  [65, 118],
  [69, 62],
  [72, 70],
  [75, 98],
  [78, 116],
  [80, 104],
  [83, 62],
  [87, 38],
  [92, 26],
  [95, 24],
  [99, 10],
  [101, 0],
  [113, 0],
];

/** Place of the hill that the third hop passes most closely, km. */
export const HILL = 80;

/** The two numbers around a place in a list of pairs, and how far between them it is. */
function between(km: number) {
  const next = heights.findIndex(([at]) => at > km);
  const [after = [EXTENT.to, 0], before = after] = [heights[next], heights[next - 1]];
  return { before, after, share: (km - before[0]) / (after[0] - before[0] || 1) };
}

/** Stones and gullies; the coast and the sea are level. */
const roughnessAt = (km: number) =>
  km > 88 ? 0 : 3.4 * Math.sin(km * 2.3) + 2.6 * Math.sin(km * 5.9 + 1) + 1.8 * Math.sin(km * 11.3);

/** The hop above a place. */
export function hopAt(km: number): readonly [near: Station, far: Station] | undefined {
  const far = stations.findIndex(({ at }) => at >= km);
  const [start, end] = [stations[far - 1], stations[far]];
  return start === undefined || end === undefined ? undefined : [start, end];
}

/** Height of the ground at a place, m, with the curve of the earth under the hop above it. */
export function groundAt(km: number): number {
  const { before, after, share } = between(km);
  const smooth = (1 - Math.cos(Math.PI * share)) / 2;
  const ground = before[1] + (after[1] - before[1]) * smooth + roughnessAt(km);
  const hop = hopAt(km);
  return hop === undefined ? ground : ground + earthBulge(km - hop[0].at, hop[1].at - km);
}

/** Height of the dishes of a station, m. */
export const dishAt = ({ at, mast }: Station) => groundAt(at) + mast;

/** Where the beam of a hop passes, and how much room it needs around it, m. */
export function beamAt([near, far]: readonly [Station, Station], km: number) {
  const share = (km - near.at) / (far.at - near.at);
  const height = dishAt(near) + (dishAt(far) - dishAt(near)) * share;
  return { height, radius: fresnelRadius(km - near.at, far.at - km, FREQUENCY) };
}

/** The hops, in their order. */
export const hops = stations.slice(1).map((far, before) => [stations[before] ?? far, far] as const);

/** Length of the longest hop, km: the one that the budget is about. */
export const longestHop = Math.max(...hops.map(([near, far]) => far.at - near.at));
