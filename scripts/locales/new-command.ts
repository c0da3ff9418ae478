import { nameFile } from '#src/content/read/read-bundle.server.ts';
import { sayPhrase } from '#src/content/read/words.server.ts';
import { type Command, fail } from './command-line.ts';
import { beginLanguage } from './new-language.ts';

/** Letters that the fonts of the site have. */
const servedLetters = ['Latn', 'Arab'];

/** `npm run locales -- new`: begins a language as a draft, and says what is to do until it can be released. */
export function newCommand(folder: string): Command {
  return {
    help: { phrase: 'help-new' },
    run: ({ names, language }) => {
      const [code] = names;
      if (code === undefined) return fail({ phrase: 'help-new' }, language);
      const beginning = beginLanguage(folder, code);
      if (!beginning.ok) return fail(beginning.reason, language);
      const { declaration, files, letters } = beginning;
      const values = { code, name: declaration.name, file: nameFile(folder, code), count: files.size };
      const parts = [
        sayPhrase({ phrase: 'language-begun', values }, language),
        ...(servedLetters.includes(letters) ? [] : [sayPhrase({ phrase: 'letters-unserved' }, language)]),
        sayPhrase({ phrase: 'language-to-do', values }, language),
      ];
      return { output: parts.join('\n\n'), isRight: true };
    },
  };
}
