import { BASE_PATH } from '#src/config/base-path.ts';
import type { SectionContent } from '#src/content/content-types.ts';
import {
  type Coordinates,
  measurePressMap,
  type PressShape,
  projectPoint,
} from '#src/features/map/project-point.ts';
import { styles } from './press-map.styles.ts';

/** Where the name of a city stands from its dot, px. */
const besides = { north: { y: -10 }, south: { y: 24 }, east: { x: 9, y: 5 }, west: { x: -8, y: 5 } };

function place(coordinates: Coordinates, shape: PressShape) {
  const { x, y } = projectPoint(coordinates, shape);
  return { x: `${x.toFixed(1)}%`, y: `${y.toFixed(1)}%` };
}

/** A map that is pressed to name a place: a button that sends where it was pressed. */
export function PressMap({ shape, map, cities }: SectionContent<'site-place'>['maps'][number]) {
  return (
    <div className={styles.window} dir="ltr">
      <div className={styles[shape]}>
        <input
          type="image"
          name={shape}
          className={styles.land}
          src={`${BASE_PATH}/drawings/coasts-${shape}.svg`}
          alt={map}
          {...measurePressMap(shape)}
        />
        <svg className={styles.names} aria-hidden="true">
          {cities.map(({ id, coordinates, side, name }) => (
            <svg key={id} className={styles.city} {...place(coordinates, shape)}>
              <circle r="4" />
              <text {...besides[side]}>{name}</text>
            </svg>
          ))}
        </svg>
      </div>
    </div>
  );
}
