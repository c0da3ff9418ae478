import type { SectionContent } from '#src/content/content-types.ts';
import { styles } from './free-hour.styles.ts';

type Week = Pick<SectionContent<'free-hour'>, 'sampleHours' | 'sampleMeetings' | 'sampleFree'>;

type WeekDrawingProps = {
  /** Working days that are whole; meetings of the next one are cut off. */
  days: number;
  week: Week;
};

const GAP = 0.8;
const percent = (share: number) => `${share.toFixed(1)}%`;

/** A week of meetings that runs off the page, and the hour that is free. */
export function WeekDrawing({ days, week: { sampleHours, sampleMeetings, sampleFree } }: WeekDrawingProps) {
  const place = ({ day, from, hours }: Week['sampleFree']) => ({
    x: percent((day / days) * 100 + GAP),
    y: percent((from / sampleHours) * 100 + 0.4),
    width: percent(100 / days - GAP * 2),
    height: percent((hours / sampleHours) * 100 - 0.8),
  });
  return (
    <svg className={styles.drawing} direction="ltr" aria-hidden="true">
      {Array.from({ length: days + 1 }, (_, day) => (
        <line
          key={day}
          className={styles.line}
          x1={percent((day / days) * 100)}
          x2={percent((day / days) * 100)}
          y2="100%"
        />
      ))}
      {sampleMeetings.map((meeting) => (
        <rect key={`${meeting.day} ${meeting.from}`} className={styles.meeting} {...place(meeting)} />
      ))}
      <rect className={styles.free} {...place(sampleFree)} />
    </svg>
  );
}
