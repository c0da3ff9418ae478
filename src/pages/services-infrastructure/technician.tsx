import { styles } from './cabinet.styles.ts';

/** A person of 1.75 m who reads the cabinet's drawings from a tablet: the scale. */
export function Technician() {
  return (
    <g transform="translate(3010 0) scale(10)">
      <path
        className={styles.person}
        d="M9-92C11-70 12-50 12-34 13-22 14-12 14-5H17V0H-2C-3-3 1-5 4-6 3-20 1-34 0-48L-4-70-7-48C-9-34-10-20-11-6V0H-28C-28-4-22-5-18-7-18-24-18-40-16-52-15-66-14-80-12-92z"
      />
      <path
        className={styles.person}
        d="M-3-150C6-151 13-147 15-138 17-122 15-106 12-88L-13-88C-14-104-14-118-13-132-12-142-9-148-3-150z"
      />
      <path className={styles.fine} d="M-13.5-112H14.500M-13.5-106H14" />
      <path className={styles.person} d="M-31-128l-4-1-7 26 4 1z" />
      <path
        className={styles.person}
        d="M7-143C11-141 12-136 11-131L6-113C5-109 2-107-2-107L-32-111C-35-111-36-116-33-117L-4-117 0-136C1-141 3-144 7-143z"
      />
      <path className={styles.person} d="M-4-158v10c3 3 6 2 8-1l1-8z" />
      <path className={styles.person} d="M-11-165c-1 3-2 5-3 7l2 1c0 4 1 6 4 6 6 0 14-4 15-14z" />
      <path className={styles.person} d="M-12-165C-12-174-7-178 0-178S11-173 11-165H-19c-1-2 2-3 7-3z" />
    </g>
  );
}
