import { toolLanguages } from '#src/config/languages.ts';
import { useDeskLanguage } from './use-desk-language.ts';

/** A date and time in the UI language and local time zone. */
export function Moment({ at }: { at: string }) {
  const [language] = useDeskLanguage();
  const format = new Intl.DateTimeFormat(toolLanguages[language].intl, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return <time dateTime={at}>{format.format(new Date(at))}</time>;
}
