import { PERSON } from '#src/ui/person.ts';
import { styles } from './stairs.styles.ts';

/** Room that a person takes, in centimeters. */
const WIDTH = 66;
const HEIGHT = 176;

/** Who stands on a level: the owner of the ticket first, then who joins; on the ground, level 0, the one who reports. */
export function People({ level }: { level: number }) {
  const count = Math.max(level, 1);
  return (
    <svg
      className={styles.people}
      viewBox={`${-WIDTH / 2} ${-HEIGHT} ${WIDTH * count} ${HEIGHT}`}
      aria-hidden="true"
    >
      {Array.from({ length: count }, (_, position) => (
        <path
          key={position}
          className={level > 0 && position === 0 ? styles.owner : styles.person}
          transform={`translate(${position * WIDTH})`}
          d={PERSON}
        />
      ))}
    </svg>
  );
}
