import { DAYS, free, HOURS, meetings } from './week.ts';
import { styles } from './free-hour.styles.ts';

const GAP = 0.8;
const percent = (share: number) => `${share.toFixed(1)}%`;
const place = ([day, hour, length]: readonly [number, number, number]) => ({
  x: percent((day / DAYS) * 100 + GAP),
  y: percent((hour / HOURS) * 100 + 0.4),
  width: percent(100 / DAYS - GAP * 2),
  height: percent((length / HOURS) * 100 - 0.8),
});

/** A week of meetings that runs off the page, and the hour that is free. */
export function WeekDrawing() {
  return (
    <svg className={styles.drawing} direction="ltr" aria-hidden="true">
      {Array.from({ length: DAYS + 1 }, (_, day) => (
        <line
          key={day}
          className={styles.line}
          x1={percent((day / DAYS) * 100)}
          x2={percent((day / DAYS) * 100)}
          y2="100%"
        />
      ))}
      {meetings.map((meeting) => (
        <rect key={`${meeting[0]} ${meeting[1]}`} className={styles.meeting} {...place(meeting)} />
      ))}
      <rect className={styles.free} {...place(free)} />
    </svg>
  );
}
