import { nameFile } from '#src/content/read/read-bundle.server.ts';
import { formatPhrase, type ToolLanguage } from '#src/content/read/words.server.ts';
import { listMissingGlyphs } from '../fonts/font-letters.ts';
import { nameLetters } from './check-letters.ts';
import { type Command, fail } from './command-line.ts';
import { addLanguage } from './new-language.ts';

/** `npm run locales -- new`: adds a language as a draft, and lists the steps to its release. */
export function newCommand(folder: string): Command {
  return {
    help: { phrase: 'help-new' },
    flags: ['keep'],
    run: ({ flags, names, language }) => {
      const [code] = names;
      if (code === undefined) return fail({ phrase: 'help-new' }, language);
      const beginning = addLanguage(folder, code, flags.has('keep'));
      if (!beginning.ok) return fail(beginning.reason, language);
      const { declaration, files } = beginning;
      const letters = listMissingGlyphs(writeSample(code), declaration.script);
      const values = { code, name: declaration.name, file: nameFile(folder, code), count: files.size };
      const parts = [
        formatPhrase({ phrase: 'language-begun', values }, language),
        ...(letters.length === 0 ? [] : [formatLetters(letters, language)]),
        formatPhrase({ phrase: 'language-to-do', values }, language),
      ];
      return { output: parts.join('\n\n'), isSuccess: true };
    },
  };
}

const MONTHS = 12;
const countries = ['DE', 'EG', 'ES', 'FR', 'GB', 'GR', 'IN', 'JP', 'PL', 'SA', 'SE', 'TR', 'US', 'ZA'];

/** Returns words that every engine knows: names of months, days and countries contain most letters of a language. */
function writeSample(code: string): string {
  const days = new Intl.DateTimeFormat(code, { weekday: 'long', month: 'long', timeZone: 'UTC' });
  const names = new Intl.DisplayNames([code], { type: 'region' });
  return [
    ...Array.from({ length: MONTHS }, (_, month) => days.format(Date.UTC(2024, month, month + 1))),
    ...countries.map((country) => names.of(country) ?? ''),
  ].join(' ');
}

function formatLetters(letters: readonly string[], language: ToolLanguage): string {
  return formatPhrase({ phrase: 'letters-unserved', values: { letters: nameLetters(letters) } }, language);
}
