import { useRef } from 'react';
import { languages } from '#src/config/languages.ts';
import { mapRegions } from '#src/content/describe/map-regions.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import type { MapLabels, MapPlace, MapSea } from './map-place.ts';
import { MapWindows } from './map-windows.tsx';
import { useDrawing } from './use-drawing.ts';
import { styles } from './world-map.styles.ts';

type WorldMapProps = {
  places: readonly MapPlace[];
  seas: readonly MapSea[];
  labels: MapLabels;
};

/** The regions of the world as windows of one map. Until they are drawn, and where they cannot be, their frame keeps its place. */
export function WorldMap({ places, seas, labels }: WorldMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { drawing, load } = useDrawing(frame);
  const { direction } = languages[useLanguage()];
  return (
    <div
      ref={frame}
      className={styles.frame}
      role="group"
      aria-label={labels.label}
      // West stays on the left in every language.
      dir="ltr"
      data-map={drawing.state}
    >
      {drawing.state === 'drawn' ? (
        <>
          <drawing.MapDrawing geometry={drawing.geometry} />
          <MapWindows places={places} seas={seas} labels={labels} direction={direction} />
        </>
      ) : (
        mapRegions.map((region) => <div key={region} className={styles.window} data-region={region} />)
      )}
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
