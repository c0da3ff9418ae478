import { toolLanguages } from '#src/config/languages.ts';
import { useDeskLanguage } from './use-desk-language.ts';

/** A day and a time as whoever reads the desk writes them, by the clock of this machine. */
export function Moment({ at }: { at: string }) {
  const [language] = useDeskLanguage();
  const format = new Intl.DateTimeFormat(toolLanguages[language].intl, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return <time dateTime={at}>{format.format(new Date(at))}</time>;
}
