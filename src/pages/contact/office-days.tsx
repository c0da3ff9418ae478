import { formatHour } from '#src/i18n/format-time.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { styles } from './office-day.styles.ts';

type OfficeDayProps = {
  /** Hours of the headquarters' clock between which the company works. */
  open: { from: number; to: number };
  /** Hours that the clock of the office is ahead of it. */
  ahead: number;
  /** What the middle of the day is called. */
  noon: string;
};

const HOURS = 24;
const NOON = 12;
/** Hours of the office's own clock between which it is dark. */
const NIGHT = { from: 18, to: 30 };
/** Hours that are named below the strip. */
const named = [0, 6, 12, 18, 24];
const across = (hours: number) => `${(hours / HOURS) * 100}%`;
/** A span that passes the end of the day goes on at its beginning. */
const daysBeside = [-HOURS, 0, HOURS];

/** A day of the headquarters as an office sees it, from left to right in every language: dark hours dark, the working hours lit. */
export function OfficeDay({ open, ahead, noon }: OfficeDayProps) {
  const language = useLanguage();
  return (
    <div className={styles.root} aria-hidden="true">
      <svg className={styles.strip}>
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
          y="28%"
          width={across(open.to - open.from)}
          height="44%"
        />
      </svg>
      <p className={styles.hours} dir="ltr">
        {named.map((hour) => (
          <bdi key={hour}>{hour === NOON ? noon : formatHour(language, hour)}</bdi>
        ))}
      </p>
    </div>
  );
}
