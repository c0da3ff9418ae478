import { MAP_SCALE } from '#src/config/constants.ts';

/**
 * Parts of the world that maps show, in units of the Mercator projection. The region windows are cut from one map: they
 * share one height and scale. Centers are longitude and latitude.
 */
export const mapFrames = {
  /** From the Pacific coast of Mexico to the Great Lakes. */
  'north-america': { width: 73, height: 88, center: [-96, 30.5] },
  /** From the Atlantic to Italy, from Algiers to the North Sea. */
  europe: { width: 65, height: 88, center: [4, 47.6] },
  /** From Libya to the Arabian Sea. */
  mena: { width: 110, height: 88, center: [43, 25.8] },
  /** From Texas to the Arabian Sea, for the full-width map. */
  reach: { width: 476, height: 164, center: [-17, 34.6] },
  /** From the Pacific to the Atlantic, for a map that visitors press to name a place. */
  'press-america': { width: 200, height: 150, center: [-95.5, 37.5] },
  /** From Libya to the Indus, for the map next to it. */
  'press-mena': { width: 162, height: 66, center: [42, 26] },
} as const;

export type MapShape = keyof typeof mapFrames;

/** The drawing of all land: its id and its side length. Longitude and latitude 0 are in its center. */
export const LAND = { name: 'map-land', size: 1000 } as const;

/** Maps that accept a press, west to east. Each is the prefix of its query parameters. */
export const pressShapes = ['press-america', 'press-mena'] as const;

export type PressShape = (typeof pressShapes)[number];

/** Px per unit of the projection: both maps have the same height. */
const PRESS_SCALE = { 'press-america': 3.52, 'press-mena': 8 } as const;

/** Returns the size of a pressable map, px; press positions use the same unit. */
export function measurePressMap(shape: PressShape): { width: number; height: number } {
  const { width, height } = mapFrames[shape];
  return { width: width * PRESS_SCALE[shape], height: height * PRESS_SCALE[shape] };
}

/** Longitude and latitude, degrees. */
export type Coordinates = readonly [longitude: number, latitude: number];

/** An angle in radians. */
export const toRadians = (degrees: number) => (degrees * Math.PI) / 180;
const toDegrees = (radians: number) => (radians * 180) / Math.PI;
const stretch = (latitude: number) => Math.log(Math.tan(Math.PI / 4 + toRadians(latitude) / 2));

/** Projects a point, in units relative to longitude and latitude 0. */
function unroll([longitude, latitude]: Coordinates): { east: number; south: number } {
  return { east: MAP_SCALE * toRadians(longitude), south: -MAP_SCALE * stretch(latitude) };
}

/** Returns the position of a point on a map, in percent from the top left corner. */
export function projectPoint(coordinates: Coordinates, shape: MapShape): { x: number; y: number } {
  const { width, height, center } = mapFrames[shape];
  const point = unroll(coordinates);
  const middle = unroll(center);
  return {
    x: 50 + (100 * (point.east - middle.east)) / width,
    y: 50 + (100 * (point.south - middle.south)) / height,
  };
}

/** Inverse of `projectPoint`: x and y are percent of width and height. */
export function findPoint({ x, y }: { x: number; y: number }, shape: MapShape): Coordinates {
  const { width, height, center } = mapFrames[shape];
  const middle = unroll(center);
  const east = middle.east + ((x - 50) * width) / 100;
  const south = middle.south + ((y - 50) * height) / 100;
  return [toDegrees(east / MAP_SCALE), toDegrees(Math.atan(Math.sinh(-south / MAP_SCALE)))];
}

/** Returns the frame of a map as the `viewBox` of a drawing centered on longitude and latitude 0. */
export function viewFrame(shape: MapShape, drawing: number): string {
  const { width, height, center } = mapFrames[shape];
  const { east, south } = unroll(center);
  const [x, y] = [drawing / 2 + east - width / 2, drawing / 2 + south - height / 2];
  return `${x.toFixed(2)} ${y.toFixed(2)} ${width} ${height}`;
}
