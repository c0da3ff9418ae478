import { memo } from 'react';
import { ComposableMap, Geographies, Geography } from 'react-simple-maps/core';
import { MAP_SCALE } from '#src/config/constants.ts';
import type { MapGeometry } from './use-drawing.ts';
import { LAND } from './project-point.ts';
import { styles } from './world-map.styles.ts';

export type MapDrawingProps = { geometry: MapGeometry };

/** The land of the world in the Mercator projection, without borders; map windows show parts of it. */
export const MapDrawing = memo(({ geometry }: MapDrawingProps) => (
  <ComposableMap
    className={styles.drawing}
    projection="geoMercator"
    projectionConfig={{ center: [0, 0], scale: MAP_SCALE }}
    width={LAND.size}
    height={LAND.size}
    aria-hidden="true"
  >
    <g id={LAND.name}>
      <Geographies geography={geometry}>
        {({ geographies }) =>
          geographies.map((geography) => (
            // Land is not focusable.
            <Geography
              key={geography.rsmKey}
              geography={geography}
              tabIndex={undefined}
              vectorEffect="non-scaling-stroke"
            />
          ))
        }
      </Geographies>
    </g>
  </ComposableMap>
));
