import type { MapRegion } from '#src/content/describe/map-regions.ts';
import { type Coordinates, LAND, mapFrames, projectPoint, toRadians, viewFrame } from './project-point.ts';
import type { MapLocation, SectionContent } from '#src/content/content-types.ts';
import { MapMarker } from './map-marker.tsx';
import { styles } from './map-window.styles.ts';

const MS_IN_A_DAY = 86_400_000;
/** Noon, January 1, 2000 (J2000): origin of the formulas. */
const EPOCH_MS = Date.UTC(2000, 0, 1, 12);
/** Altitude of the sun's center at sunrise, with refraction, degrees. */
export const SUNRISE_DEGREES = -0.833;

const sine = (degrees: number) => Math.sin(toRadians(degrees));
const cosine = (degrees: number) => Math.cos(toRadians(degrees));

/** Returns the altitude of the sun, degrees, to about 0.1 (low-precision formulas of the Astronomical Almanac). */
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

type MapWindowProps = {
  region: MapRegion;
  places: readonly MapLocation[];
  seas: SectionContent<'map'>['seas'];
  moment: Date;
  labels: { day: string; night: string };
  open: string | null;
  onOpen: (place: string | null) => void;
  onLeave: (window: HTMLElement) => void;
};

/** A region by day or night: coasts, sea names and our places with their local time. */
export function MapWindow(props: MapWindowProps) {
  const { region, places, seas, moment, labels, open, onOpen, onLeave } = props;
  const isDay = measureSunAltitude(moment, mapFrames[region].center) > SUNRISE_DEGREES;
  return (
    <div
      className={styles.window}
      data-light={isDay ? 'day' : 'night'}
      data-region={region}
      data-dim={places.length === 0}
      onPointerLeave={({ currentTarget }) => onLeave(currentTarget)}
    >
      <svg className={styles.view} viewBox={viewFrame(region, LAND.size)} aria-hidden="true">
        <use className={styles.water} href={`#${LAND.name}`} />
        <use className={styles.land} href={`#${LAND.name}`} />
      </svg>
      {seas.map(({ id, coordinates, turn, name }) => {
        const { x, y } = projectPoint(coordinates, region);
        const style = {
          '--map-x': `${x.toFixed(2)}%`,
          '--map-y': `${y.toFixed(2)}%`,
          '--map-turn': `${turn}deg`,
        };
        return (
          <span key={id} className={styles.sea} style={style} data-sea={id}>
            <bdi>{name}</bdi>
          </span>
        );
      })}
      <span className={styles.light}>{isDay ? labels.day : labels.night}</span>
      {places.map((place) => (
        <MapMarker
          key={place.id}
          place={place}
          region={region}
          moment={moment}
          isOpen={open === place.id}
          onOpen={() => onOpen(place.id)}
          onClose={() => onOpen(null)}
        />
      ))}
    </div>
  );
}
