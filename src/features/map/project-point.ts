import { MAP_SCALE } from '#src/config/constants.ts';
import { mapFrames, type MapShape } from './map-frame.ts';

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
  const middle = unroll([center.longitude, center.latitude]);
  return {
    x: 50 + (100 * (point.east - middle.east)) / width,
    y: 50 + (100 * (point.south - middle.south)) / height,
  };
}

/** The point that a map shows at shares of its width and height in percent: the way back from `projectPoint`. */
export function findPoint({ x, y }: { x: number; y: number }, shape: MapShape): Coordinates {
  const { width, height, center } = mapFrames[shape];
  const middle = unroll([center.longitude, center.latitude]);
  const east = middle.east + ((x - 50) * width) / 100;
  const south = middle.south + ((y - 50) * height) / 100;
  return [toDegrees(east / MAP_SCALE), toDegrees(Math.atan(Math.sinh(-south / MAP_SCALE)))];
}

/** The frame of a map as the view box of a drawing in whose middle longitude and latitude are zero. */
export function viewFrame(shape: MapShape, drawing: number): string {
  const { width, height, center } = mapFrames[shape];
  const { east, south } = unroll([center.longitude, center.latitude]);
  const [x, y] = [drawing / 2 + east - width / 2, drawing / 2 + south - height / 2];
  return `${x.toFixed(2)} ${y.toFixed(2)} ${width} ${height}`;
}
