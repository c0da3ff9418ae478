import { MAP_SCALE } from '#src/config/constants.ts';
import { mapFrames, type MapShape } from './map-frame.ts';

/** Longitude and latitude, degrees. */
export type Coordinates = readonly [longitude: number, latitude: number];

const toRadians = (degrees: number) => (degrees * Math.PI) / 180;
const stretch = (latitude: number) => Math.log(Math.tan(Math.PI / 4 + toRadians(latitude) / 2));

/** Where a map shows a point, as shares of its width and height in percent, from its left and its top. */
export function projectPoint([longitude, latitude]: Coordinates, shape: MapShape): { x: number; y: number } {
  const { width, height, center } = mapFrames[shape];
  const east = MAP_SCALE * toRadians(longitude - center.longitude);
  const south = MAP_SCALE * (stretch(center.latitude) - stretch(latitude));
  return { x: 50 + (100 * east) / width, y: 50 + (100 * south) / height };
}
