import { Fragment } from 'react';
import type { SectionContent } from '#src/content/content-types.ts';
import { isolateInLanguage } from '#src/i18n/isolate-runs.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { styles } from './office-days.styles.ts';
import { HOURS, NOON, useHourNames } from './use-hour-names.ts';

type Hours = SectionContent<'contact'>['hours'];
type OfficeDaysProps = Pick<Hours, 'open' | 'axis' | 'noon' | 'night'> & {
  offices: readonly Pick<Hours['offices'][number], 'id' | 'city' | 'ahead'>[];
};

/** Hours of the office's own clock between which it is dark. */
const NIGHT = { from: 18, to: 30 };
/** Hours that are named above the strips, and where their names are held. */
const named = [
  { hour: 0, anchor: 'start' },
  { hour: 6, anchor: 'middle' },
  { hour: 12, anchor: 'middle' },
  { hour: 18, anchor: 'middle' },
  { hour: 24, anchor: 'end' },
] as const;
/** From either end of the working hours to what is written there, in px. */
const MARGIN = 7;
const across = (hours: number) => `${(hours / HOURS) * 100}%`;
/** A span that passes the end of the day goes on at its beginning. */
const daysBeside = [-HOURS, 0, HOURS];

/** The middle of the dark hours that come when the office has closed. */
function findEvening({ to }: Hours['open'], ahead: number): number {
  const dusk = Math.max(to, NIGHT.from - ahead);
  return (dusk + Math.min(HOURS, NIGHT.to - ahead)) / 2;
}

/** One day of the headquarters as each office sees it, from left to right in every language: dark hours dark, the working hours lit, with the hours of its own clock. */
export function OfficeDays({ open, offices, axis, noon, night }: OfficeDaysProps) {
  const language = useLanguage();
  const { nameHour } = useHourNames();
  const say = (text: string) => isolateInLanguage(text, language);
  return (
    <div className={styles.root} aria-hidden="true">
      <span className={styles.axis}>{axis}</span>
      <svg className={styles.hours} direction="ltr">
        {named.map(({ hour, anchor }) => (
          <text key={hour} className={styles.hour} x={across(hour)} y="16" textAnchor={anchor}>
            {say(hour === NOON ? noon : nameHour(hour))}
          </text>
        ))}
      </svg>
      {offices.map(({ id, city, ahead }, row) => (
        <Fragment key={id}>
          <span className={styles.city}>{city}</span>
          <svg className={styles.strip} direction="ltr">
            <rect className={styles.day} width="100%" height="100%" />
            <svg width="100%" height="100%">
              {daysBeside.map((shift) => (
                <rect
                  key={shift}
                  className={styles.night}
                  x={across(NIGHT.from - ahead + shift)}
                  width={across(NIGHT.to - NIGHT.from)}
                  height="100%"
                />
              ))}
            </svg>
            {named.map(({ hour }) => (
              <line
                key={hour}
                className={styles.line}
                x1={across(hour)}
                x2={across(hour)}
                y1="-8"
                y2="100%"
              />
            ))}
            <rect
              className={styles.open}
              x={across(open.from)}
              y="18%"
              width={across(open.to - open.from)}
              height="64%"
            />
            <text className={styles.mark} x={across(open.from)} dx={MARGIN} y="64%">
              {say(nameHour(open.from + ahead))}
            </text>
            <text className={styles.mark} x={across(open.to)} dx={-MARGIN} y="64%" textAnchor="end">
              {say(nameHour(open.to + ahead))}
            </text>
            {row === 0 ? (
              <text className={styles.dark} x={across(findEvening(open, ahead))} y="64%" textAnchor="middle">
                {say(night)}
              </text>
            ) : null}
          </svg>
        </Fragment>
      ))}
    </div>
  );
}
