import type { MapRegion } from '#src/content/describe/map-regions.ts';
import type { MapLocation } from '#src/content/content-types.ts';
import { formatTime } from '#src/i18n/format-time.ts';
import { useDirection, useLanguage } from '#src/i18n/use-language.ts';
import { styles } from './map-marker.styles.ts';
import { projectPoint } from './project-point.ts';

type MapMarkerProps = {
  place: MapLocation;
  region: MapRegion;
  moment: Date;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
};

/** A place on the map: city, local time and a tooltip. */
export function MapMarker({ place, region, moment, isOpen, onOpen, onClose }: MapMarkerProps) {
  const { id, name, city, zone, subtext, tooltip, beside, coordinates } = place;
  const { x, y } = projectPoint(coordinates, region);
  const time = formatTime(useLanguage(), moment, zone);
  const position = { '--map-x': `${x.toFixed(3)}%`, '--map-y': `${y.toFixed(3)}%` };
  return (
    <span className={styles.place} style={position} data-marker={id} data-side={tooltip} data-open={isOpen}>
      <button
        type="button"
        className={styles.marker}
        aria-label={name}
        aria-describedby={`map-${id}`}
        onPointerEnter={onOpen}
        onFocus={onOpen}
        onClick={onOpen}
        onBlur={onClose}
      />
      <span className={styles.label} data-beside={beside}>
        <bdi className={styles.city}>{city}</bdi> <bdi className={styles.time}>{time}</bdi>
      </span>
      <span className={styles.tooltip} role="tooltip">
        <span className={styles.words} dir={useDirection()}>
          <span className={styles.name}>{name}</span>
          <span id={`map-${id}`} className={styles.subtext}>
            {subtext}
          </span>
        </span>
      </span>
    </span>
  );
}
