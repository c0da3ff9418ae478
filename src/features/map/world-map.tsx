import { useRef } from 'react';
import { languages } from '#src/config/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { MapMarker } from './map-marker.tsx';
import type { MapPlace, MapLabels } from './map-place.ts';
import { useDrawing } from './use-drawing.ts';
import { useOpenMarker } from './use-open-marker.ts';
import { styles } from './world-map.styles.ts';

type WorldMapProps = {
  places: readonly MapPlace[];
  labels: MapLabels;
};

/** A map of the world with markers. Until it is drawn, and where it cannot be, its frame keeps its place. */
export function WorldMap({ places, labels }: WorldMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { drawing, load } = useDrawing(frame);
  const { open, setOpen } = useOpenMarker();
  const { direction } = languages[useLanguage()];
  const closeUnlessFocused = () => {
    if (frame.current?.contains(document.activeElement) !== true) setOpen(null);
  };
  return (
    <div
      ref={frame}
      className={styles.frame}
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
            <drawing.MapDrawing geometry={drawing.geometry} />
          </span>
          {places.map((place) => (
            <MapMarker
              key={place.id}
              place={place}
              direction={direction}
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
