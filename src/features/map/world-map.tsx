import { useRef } from 'react';
import { languages } from '#src/config/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import type { MapShape } from './map-frame.ts';
import { MapMarker } from './map-marker.tsx';
import type { MapPlace, MapLabels } from './map-place.ts';
import { useDrawing } from './use-drawing.ts';
import { useOpenMarker } from './use-open-marker.ts';
import { styles } from './world-map.styles.ts';

type WorldMapProps = {
  places: readonly MapPlace[];
  shape: MapShape;
  /** Whether a place stands out. Where none does, all look alike. */
  isLit?: (place: MapPlace) => boolean;
  labels: MapLabels;
};

/** A map of the world with markers. Until it is drawn, and where it cannot be, its frame keeps its place. */
export function WorldMap({ places, shape, isLit = () => false, labels }: WorldMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { drawing, load } = useDrawing(frame);
  const { open, setOpen } = useOpenMarker();
  const { direction } = languages[useLanguage()];
  const others = places.some(isLit) ? 'dim' : 'none';
  const closeUnlessFocused = () => {
    if (frame.current?.contains(document.activeElement) !== true) setOpen(null);
  };
  return (
    <div
      ref={frame}
      className={styles[shape]}
      role="group"
      aria-label={labels.label}
      // West stays on the left in every language.
      dir="ltr"
      data-map={drawing.state}
      onPointerLeave={closeUnlessFocused}
    >
      {drawing.state === 'drawn' ? (
        <>
          <span className={styles.clip}>
            <drawing.MapDrawing geometry={drawing.geometry} shape={shape} />
          </span>
          {places.map((place) => (
            <MapMarker
              key={place.id}
              place={place}
              shape={shape}
              direction={direction}
              emphasis={isLit(place) ? 'lit' : others}
              isOpen={open === place.id}
              onOpen={() => setOpen(place.id)}
              onClose={() => setOpen(null)}
            />
          ))}
        </>
      ) : null}
      {drawing.state === 'failed' ? (
        <div className={styles.failure} dir={direction}>
          <p>{labels.failed}</p>
          <button type="button" className={styles.retry} onClick={load}>
            {labels.retry}
          </button>
        </div>
      ) : null}
    </div>
  );
}
