import type { LanguageDeclaration } from '#src/config/languages.ts';
import type { MapRegion } from '#src/content/describe/map-regions.ts';
import { LAND, mapFrames } from './map-frame.ts';
import type { MapPlace, MapSea } from './map-place.ts';
import { MapMarker } from './map-marker.tsx';
import { styles } from './map-window.styles.ts';
import { projectPoint, viewFrame } from './project-point.ts';
import { measureSunAltitude, SUNRISE_DEGREES } from './sun-altitude.ts';

type MapWindowProps = {
  region: MapRegion;
  places: readonly MapPlace[];
  seas: readonly MapSea[];
  moment: Date;
  labels: { day: string; night: string };
  direction: LanguageDeclaration['direction'];
  open: string | null;
  onOpen: (place: string | null) => void;
  onLeave: (window: HTMLElement) => void;
};

/** A region in the light that is there now: its coasts, its seas by name, and our places with what their clocks show. */
export function MapWindow(props: MapWindowProps) {
  const { region, places, seas, moment, labels, direction, open, onOpen, onLeave } = props;
  const { center } = mapFrames[region];
  const isDay = measureSunAltitude(moment, [center.longitude, center.latitude]) > SUNRISE_DEGREES;
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
          direction={direction}
          isOpen={open === place.id}
          onOpen={() => onOpen(place.id)}
          onClose={() => onOpen(null)}
        />
      ))}
    </div>
  );
}
