import { BASE_PATH } from '#src/config/base-path.ts';
import type { SectionContent } from '#src/content/content-types.ts';
import { placeMark } from '#src/features/map/day-tones.ts';
import { type Coordinates, mapFrames, projectPoint } from '#src/features/map/project-point.ts';
import type { DistantPlace } from './place-distance.ts';
import { styles } from './region-map.styles.ts';

type RegionMapProps = Pick<SectionContent<'regions'>, 'map' | 'seas' | 'parallel'> & {
  places: readonly DistantPlace[];
  /** Returns true if a place is highlighted; if none is, all look alike. */
  isLit: (place: DistantPlace) => boolean;
};

/** Closer to the left edge, percent of the width, a centered name would leave the text column. */
const MARGIN = 10;

/** Position of the two lines of a label relative to its place, px. */
function placeLabel({ tooltip, beside, coordinates }: DistantPlace) {
  const side = beside === 'right' ? beside : tooltip;
  switch (side) {
    case 'top':
      // Near the edge of the page a label starts at its place.
      return projectPoint(coordinates, 'reach').x < MARGIN
        ? { look: styles.after, x: -5, first: -40, second: -20 }
        : { look: styles.middle, x: 0, first: -40, second: -20 };
    case 'right':
      return { look: styles.after, x: 22, first: -4, second: 18 };
    case 'bottom':
      return { look: styles.middle, x: 0, first: 34, second: 54 };
    case 'left':
      return { look: styles.before, x: -10, first: 30, second: 50 };
    default:
      return side satisfies never;
  }
}

/** Maximum distance from the parallel of a place on it, degrees. */
const ON_PARALLEL = 0.5;
/** Longitude in the mid-Atlantic, where the label of the line covers no place, degrees. */
const OPEN_SEA = -45;

const { width, height } = mapFrames.reach;

function placeAt(coordinates: Coordinates) {
  const { x, y } = projectPoint(coordinates, 'reach');
  return { x: `${x.toFixed(2)}%`, y: `${y.toFixed(2)}%` };
}

/** Lets the first letter of a text set its direction in a left-to-right drawing. */
const isolate = (text: string) => `\u2068${text}\u2069`;

/** Coasts without borders, names of seas, and places with their distances. West is on the left in every language. */
export function RegionMap({ map, seas, parallel, places, isLit }: RegionMapProps) {
  const others = places.some(isLit) ? 'dim' : 'none';
  const line = placeAt([OPEN_SEA, parallel.latitude]);
  const onLine = places
    .filter(({ coordinates: [, latitude] }) => Math.abs(latitude - parallel.latitude) < ON_PARALLEL)
    .map(({ coordinates }) => projectPoint(coordinates, 'reach').x);
  // Without a place on it, the line crosses the whole map.
  const [west, east] = onLine.length === 0 ? [0, 100] : [Math.min(...onLine), Math.max(...onLine)];
  return (
    <div className={styles.map} role="img" aria-label={map} dir="ltr" data-map="drawn">
      <img
        className={styles.coasts}
        src={`${BASE_PATH}/drawings/coasts.svg`}
        alt=""
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
      />
      <svg className={styles.names} aria-hidden="true">
        <line
          className={styles.parallel}
          x1={`${west.toFixed(2)}%`}
          x2={`${east.toFixed(2)}%`}
          y1={line.y}
          y2={line.y}
        />
        <svg x={line.x} y={line.y} className={styles.open}>
          <text className={styles.note} y="-12">
            {isolate(parallel.text)}
          </text>
        </svg>
        {seas.map(({ id, coordinates, turn, name }) => (
          <svg key={id} {...placeAt(coordinates)} className={styles.open}>
            <text className={styles.sea} transform={`rotate(${turn})`} dy=".32em">
              {isolate(name)}
            </text>
          </svg>
        ))}
        {places.map((place) => {
          const { look, x, first, second } = placeLabel(place);
          return (
            <svg
              key={place.id}
              {...placeAt(place.coordinates)}
              className={styles.open}
              data-marker={place.id}
              data-emphasis={isLit(place) ? 'lit' : others}
            >
              <circle className={styles.ring} r={placeMark.ring} />
              <circle className={styles.dot} r={placeMark.dot} />
              <text className={`${styles.city} ${look}`} x={x} y={first}>
                {isolate(place.city)}
              </text>
              <text className={`${styles.distance} ${look}`} x={x} y={second}>
                {isolate(place.distance)}
              </text>
            </svg>
          );
        })}
      </svg>
    </div>
  );
}
