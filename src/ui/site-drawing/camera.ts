import type { Point } from './path.ts';

/** What a drawing of the site is seen with. Lengths on the ground are meters, all others units of the drawing. */
export type Camera = {
  width: number;
  /** Height at which the plain meets the sky. */
  horizon: number;
  /** Distance at which a meter is one unit. */
  focal: number;
  /** Where the sun stands; rows of turbines meet there. */
  sun: number;
};

/** A row of turbines: where it begins on the ground, and how far away each turbine stands. */
export type TurbineRow = { from: Point; distances: readonly number[] };

const EYE_HEIGHT_M = 70;

/** How far below the horizon the plain is drawn, as a share of the sky above it. */
export const PLAIN_SHARE = 0.95;

/** Distance of the nearest ground that is drawn, in meters. */
export function measureNearest({ horizon, focal }: Camera): number {
  return (focal * EYE_HEIGHT_M) / (horizon * PLAIN_SHARE);
}

/** A place on the ground as it is seen. */
export function project({ width, horizon, focal }: Camera, [x, distance]: Point): Point {
  return [width / 2 + (focal * x) / distance, horizon + (focal * EYE_HEIGHT_M) / distance];
}

/** Where a row, or its continuation, is at a distance. */
export function locateOnRow({ width, focal, sun }: Camera, { from }: TurbineRow, distance: number): number {
  return from[0] + ((distance - from[1]) * (sun - width / 2)) / focal;
}

/** Turbines of all rows, the farthest first, each with its place on the ground. */
export function listTurbines(camera: Camera, rows: readonly TurbineRow[]): Point[] {
  return rows
    .flatMap((row) => row.distances.map((distance): Point => [locateOnRow(camera, row, distance), distance]))
    .toSorted((a, b) => b[1] - a[1]);
}
