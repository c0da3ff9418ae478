import { type Coordinates, toRadians } from './project-point.ts';

const MS_IN_A_DAY = 86_400_000;
/** Noon of the first day of the year 2000, from which the formulas count. */
const EPOCH_MS = Date.UTC(2000, 0, 1, 12);
/** Altitude of its middle at which the edge of the sun is on the horizon, through the air, degrees. */
export const SUNRISE_DEGREES = -0.833;

const sine = (degrees: number) => Math.sin(toRadians(degrees));
const cosine = (degrees: number) => Math.cos(toRadians(degrees));

/** Height of the sun above the horizon of a place, degrees, to about a tenth: the low-precision formulas of the Astronomical Almanac. */
export function measureSunAltitude(moment: Date, [longitude, latitude]: Coordinates): number {
  const days = (moment.getTime() - EPOCH_MS) / MS_IN_A_DAY;
  const anomaly = 357.528 + 0.985_600_3 * days;
  const ecliptic = 280.46 + 0.985_647_4 * days + 1.915 * sine(anomaly) + 0.02 * sine(2 * anomaly);
  const tilt = 23.439 - 0.000_000_4 * days;
  const declination = Math.asin(sine(tilt) * sine(ecliptic));
  const ascension = Math.atan2(cosine(tilt) * sine(ecliptic), cosine(ecliptic));
  const sidereal = toRadians(280.460_618_37 + 360.985_647_366_29 * days + longitude);
  const height =
    sine(latitude) * Math.sin(declination) +
    cosine(latitude) * Math.cos(declination) * Math.cos(sidereal - ascension);
  return (Math.asin(height) * 180) / Math.PI;
}
