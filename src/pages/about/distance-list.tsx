import { styles } from './distance-list.styles.ts';
import type { DistantPlace } from './place-distance.ts';

/** The places by name, the nearest first, each with its distance from the headquarters in words and as a line, all lines to one scale. */
export function DistanceList({ places }: { places: readonly DistantPlace[] }) {
  const outwards = places.toSorted((a, b) => a.kilometers - b.kilometers);
  const farthest = outwards.at(-1)?.kilometers ?? 1;
  return (
    <ul className={styles.list}>
      {outwards.map(({ id, name, city, subtext, kilometers, distance }) => {
        const end = `${((98 * kilometers) / farthest + 1).toFixed(1)}%`;
        return (
          <li key={id} className={styles.place}>
            <span className={styles.city}>{city}</span> <span className={styles.distance}>{distance}</span>{' '}
            <span className={styles.subtext}>
              <span className={styles.name}>{name}</span> {subtext}
            </span>
            <svg className={styles.scale} aria-hidden="true">
              <line x1="1%" y1="6" x2={end} y2="6" />
              <circle cx={end} cy="6" r="4" />
            </svg>
          </li>
        );
      })}
    </ul>
  );
}
