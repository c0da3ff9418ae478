import type { MapPlace } from './map-place.ts';
import { styles } from './place-list.styles.ts';

type PlaceListProps = {
  places: readonly MapPlace[];
  /** Whether everybody sees it, or the map says the same to those who see. */
  variant: 'plain' | 'besideMap';
};

/** What a map shows, as a list. */
export function PlaceList({ places, variant }: PlaceListProps) {
  return (
    <ul className={styles[variant]}>
      {places.map(({ id, name, subtext }) => (
        <li key={id} className={styles.place}>
          <span className={styles.name}>{name}</span> <span className={styles.subtext}>{subtext}</span>
        </li>
      ))}
    </ul>
  );
}
