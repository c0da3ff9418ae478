import type { Direction } from '#src/config/languages.ts';
import type { MapLocation } from '#src/content/content-types.ts';
import { styles } from './place-list.styles.ts';

type PlaceListProps = { places: readonly MapLocation[]; direction: Direction };

/** The places of a map as a list; on wide screens each is below its region. */
export function PlaceList({ places, direction }: PlaceListProps) {
  return (
    <ul className={styles.list} dir="ltr">
      {places.map(({ id, region, name, city, subtext }) => (
        <li key={id} className={styles.place} data-region={region} dir={direction}>
          <span className={styles.city}>{city}</span>{' '}
          <span className={styles.subtext}>
            <span className={styles.name}>{name}</span> {subtext}
          </span>
        </li>
      ))}
    </ul>
  );
}
