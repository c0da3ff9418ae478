import type { MapPlace } from './map-place.ts';
import { styles } from './place-list.styles.ts';

/** What a map shows, as a list. */
export function PlaceList({ places }: { places: readonly MapPlace[] }) {
  return (
    <ul className={styles.list}>
      {places.map(({ id, name, subtext }) => (
        <li key={id} className={styles.place}>
          <span className={styles.name}>{name}</span> <span className={styles.subtext}>{subtext}</span>
        </li>
      ))}
    </ul>
  );
}
