import { MAP_SCALE } from '#src/config/constants.ts';

/**
 * The parts of the world that maps show, in the units of Mercator's projection. The windows of the regions are cut
 * from one map: they have one height and one scale. Their centers are longitudes and latitudes.
 */
export const mapFrames = {
  /** From the Pacific coast of Mexico to the Great Lakes. */
  'north-america': { width: 73, height: 88, center: [-96, 30.5] },
  /** From the Atlantic to Italy, from Algiers to the North Sea. */
  europe: { width: 65, height: 88, center: [4, 47.6] },
  /** From Libya to the Arabian Sea. */
  mena: { width: 110, height: 88, center: [43, 25.8] },
  /** From Texas to the Arabian Sea, for a map across the whole page. */
  reach: { width: 476, height: 164, center: [-17, 34.6] },
  /** From the Pacific to the Atlantic, for a map that is pressed to name a place. */
  'press-america': { width: 200, height: 150, center: [-95.5, 37.5] },
  /** From Libya to the Indus, for the map beside it. */
  'press-mena': { width: 162, height: 66, center: [42, 26] },
} as const;

export type MapShape = keyof typeof mapFrames;

/** The drawing of all land that the windows show parts of: its name, and its sides, in whose middle longitude and latitude are zero. */
export const LAND = { name: 'map-land', size: 1000 } as const;

/** The maps that accept a press, from west to east. Each answer begins with the name of its map. */
export const pressShapes = ['press-america', 'press-mena'] as const;

export type PressShape = (typeof pressShapes)[number];

/** Px for one unit of the projection: both maps are equally high. */
const PRESS_SCALE = { 'press-america': 3.52, 'press-mena': 8 } as const;

/** Sides of a map that is pressed, px, in which a press is told. */
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

/** A point in units of the projection, relative to longitude and latitude 0. */
function unroll([longitude, latitude]: Coordinates): { east: number; south: number } {
  return { east: MAP_SCALE * toRadians(longitude), south: -MAP_SCALE * stretch(latitude) };
}

/** Position of a point on a map, in percent of its width and height from the top left corner. */
export function projectPoint(coordinates: Coordinates, shape: MapShape): { x: number; y: number } {
  const { width, height, center } = mapFrames[shape];
  const point = unroll(coordinates);
  const middle = unroll(center);
  return {
    x: 50 + (100 * (point.east - middle.east)) / width,
    y: 50 + (100 * (point.south - middle.south)) / height,
  };
}

/** The point that a map shows at shares of its width and height in percent: the way back from `projectPoint`. */
export function findPoint({ x, y }: { x: number; y: number }, shape: MapShape): Coordinates {
  const { width, height, center } = mapFrames[shape];
  const middle = unroll(center);
  const east = middle.east + ((x - 50) * width) / 100;
  const south = middle.south + ((y - 50) * height) / 100;
  return [toDegrees(east / MAP_SCALE), toDegrees(Math.atan(Math.sinh(-south / MAP_SCALE)))];
}

/** The frame of a map as the view box of a drawing in whose middle longitude and latitude are zero. */
export function viewFrame(shape: MapShape, drawing: number): string {
  const { width, height, center } = mapFrames[shape];
  const { east, south } = unroll(center);
  const [x, y] = [drawing / 2 + east - width / 2, drawing / 2 + south - height / 2];
  return `${x.toFixed(2)} ${y.toFixed(2)} ${width} ${height}`;
}
