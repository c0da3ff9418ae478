import { Fragment } from 'react';
import type { SectionContent } from '#src/content/content-types.ts';
import { languages } from '#src/config/languages.ts';
import { isolateInLanguage } from '#src/i18n/isolate-runs.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { HOURS, NOON, useHourNames } from './use-hour-names.ts';
import { styles } from './office-hours.styles.ts';

type Hours = SectionContent<'contact'>['hours'];
type OfficeDaysProps = Pick<Hours, 'open' | 'axis' | 'noon' | 'night'> & {
  offices: readonly Pick<Hours['offices'][number], 'id' | 'city' | 'ahead'>[];
};

/** Dark hours in the local time of an office. */
const NIGHT = { from: 18, to: 30 };
/** Hours with a line across the strips; all but the first and last are labeled. */
const named = [0, 6, NOON, 18, HOURS] as const;
/** Distance from either end of the working hours to its label, px. */
const MARGIN = 7;
const across = (hours: number) => `${(hours / HOURS) * 100}%`;
/** `text-anchor` of a text at its left and right end, in a left-to-right drawing. */
const ends = ['start', 'end'] as const;
/** A span past the end of the day continues at its beginning. */
const daysBeside = [-HOURS, 0, HOURS];

/** Returns the middle of the dark hours after closing time. */
function findEvening({ to }: Hours['open'], ahead: number): number {
  const dusk = Math.max(to, NIGHT.from - ahead);
  return (dusk + Math.min(HOURS, NIGHT.to - ahead)) / 2;
}

/** One day of the headquarters in reading direction, with the dark hours and local working hours of each office. */
export function OfficeDays({ open, offices, axis, noon, night }: OfficeDaysProps) {
  const language = useLanguage();
  const { nameHour } = useHourNames();
  const isolate = (text: string) => isolateInLanguage(text, language);
  const isMirrored = languages[language].direction === 'rtl';
  const [begin, end] = isMirrored ? ends.toReversed() : ends;
  const margin = isMirrored ? -MARGIN : MARGIN;
  const place = (hour: number) => across(isMirrored ? HOURS - hour : hour);
  const span = (from: number, to: number) => ({ x: place(isMirrored ? to : from), width: across(to - from) });
  return (
    <div className={styles.officeDays} aria-hidden="true">
      <span className={styles.axis}>{axis}</span>
      <svg className={styles.hours} direction="ltr">
        {named.slice(1, -1).map((hour) => (
          <text key={hour} className={styles.hour} x={place(hour)} y="16">
            {isolate(hour === NOON ? noon : nameHour(hour))}
          </text>
        ))}
      </svg>
      {offices.map(({ id, city, ahead }, row) => (
        <Fragment key={id}>
          <span className={styles.dayCity}>{city}</span>
          <svg className={styles.strip} direction="ltr">
            <rect className={styles.day} width="100%" height="100%" />
            <svg width="100%" height="100%">
              {daysBeside.map((shift) => (
                <rect
                  key={shift}
                  className={styles.night}
                  {...span(NIGHT.from - ahead + shift, NIGHT.to - ahead + shift)}
                  height="100%"
                />
              ))}
            </svg>
            {named.map((hour) => (
              <line key={hour} className={styles.line} x1={place(hour)} x2={place(hour)} y1="-8" y2="100%" />
            ))}
            <rect className={styles.open} {...span(open.from, open.to)} y="18%" height="64%" />
            <text className={styles.mark} x={place(open.from)} dx={margin} y="64%" textAnchor={begin}>
              {isolate(nameHour(open.from + ahead))}
            </text>
            <text className={styles.mark} x={place(open.to)} dx={-margin} y="64%" textAnchor={end}>
              {isolate(nameHour(open.to + ahead))}
            </text>
            {row === 0 ? (
              <text className={styles.dark} x={place(findEvening(open, ahead))} y="64%" textAnchor="middle">
                {isolate(night)}
              </text>
            ) : null}
          </svg>
        </Fragment>
      ))}
    </div>
  );
}
