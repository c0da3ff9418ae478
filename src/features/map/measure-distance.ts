import { type Coordinates, toRadians } from './project-point.ts';

/** Mean radius of the earth, km. */
export const EARTH_RADIUS_KM = 6371.0088;

/** Returns the great-circle distance between two points, km. */
export function measureDistance(
  [fromLongitude, fromLatitude]: Coordinates,
  [longitude, latitude]: Coordinates,
): number {
  const north = Math.sin(toRadians(latitude - fromLatitude) / 2) ** 2;
  const east = Math.sin(toRadians(longitude - fromLongitude) / 2) ** 2;
  const narrowing = Math.cos(toRadians(fromLatitude)) * Math.cos(toRadians(latitude));
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(north + narrowing * east)));
}
