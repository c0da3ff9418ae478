import { styles } from './office-day.styles.ts';

type OfficeDayProps = {
  /** Hours of the headquarters' clock between which the company works. */
  open: { from: number; to: number };
  /** Hours that the clock of the office is ahead of it. */
  ahead: number;
};

const HOURS = 24;
/** Hours of the office's own clock between which it is dark. */
const NIGHT = { from: 18, to: 30 };
const across = (hours: number) => `${(hours / HOURS) * 100}%`;
/** A span that passes the end of the day goes on at its beginning. */
const daysBeside = [-HOURS, 0, HOURS];

/** A day of the headquarters as an office sees it: dark hours dark, the working hours lit. What is measured goes from the left. */
export function OfficeDay({ open, ahead }: OfficeDayProps) {
  return (
    <svg className={styles.root} aria-hidden="true">
      <rect className={styles.day} width="100%" height="100%" />
      {daysBeside.map((shift) => (
        <rect
          key={shift}
          className={styles.night}
          x={across(NIGHT.from - ahead + shift)}
          width={across(NIGHT.to - NIGHT.from)}
          height="100%"
        />
      ))}
      <rect
        className={styles.open}
        x={across(open.from)}
        y="35%"
        width={across(open.to - open.from)}
        height="30%"
      />
    </svg>
  );
}
