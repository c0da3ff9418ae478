import { useTranslate } from '#src/i18n/use-translate.ts';

/** Hours in a day. */
export const HOURS = 24;
export const NOON = HOURS / 2;

/** Formats full hours and ranges without `Intl.DateTimeFormat`: creating one takes longer than the whole form. */
export function useHourNames() {
  const t = useTranslate('contact');
  const nameHour = (hour: number) =>
    t((hour + HOURS) % HOURS < NOON ? 'clock.morning' : 'clock.evening', {
      hour: String((hour + HOURS) % NOON || NOON),
    });
  const nameRange = (from: number, to: number) =>
    t('clock.range', { from: nameHour(from), to: nameHour(to) });
  return { nameHour, nameRange };
}
