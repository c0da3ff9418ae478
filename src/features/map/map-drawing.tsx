import { memo } from 'react';
import { ComposableMap, Geographies, Geography } from 'react-simple-maps/core';
import { MAP_SCALE } from '#src/config/constants.ts';
import type { MapGeometry } from './fetch-geometry.ts';
import { mapFrames } from './map-frame.ts';
import { styles } from './map-drawing.styles.ts';

export type MapDrawingProps = { geometry: MapGeometry };

/** The countries of the world in Mercator's projection. */
export const MapDrawing = memo(({ geometry }: MapDrawingProps) => {
  const { width, height, center } = mapFrames.whole;
  return (
    <ComposableMap
      className={styles.drawing}
      projection="geoMercator"
      projectionConfig={{ center: [center.longitude, center.latitude], scale: MAP_SCALE }}
      width={width}
      height={height}
      aria-hidden="true"
    >
      <Geographies geography={geometry}>
        {({ geographies }) =>
          geographies.map((geography) => (
            // Countries are no stops of the keyboard.
            <Geography
              key={geography.rsmKey}
              geography={geography}
              className={styles.land}
              tabIndex={undefined}
            />
          ))
        }
      </Geographies>
    </ComposableMap>
  );
});
