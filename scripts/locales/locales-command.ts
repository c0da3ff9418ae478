import { sayPhrase } from '#src/content/read/words.server.ts';
import { fail, type Outcome, runCommand } from './command-line.ts';
import { confirmTexts } from './confirm-texts.ts';

/** `npm run locales`: what translators do with the bundles of a folder. */
export function runLocales(parameters: readonly string[], folder: string): Outcome {
  return runCommand(
    parameters,
    ['all', 'reviewed'],
    { phrase: 'help-locales' },
    ({ flags, names, language }) => {
      const [command, ...texts] = names;
      const isAll = flags.has('all');
      if (command !== 'confirm' || (texts.length === 0) !== isAll) {
        return fail({ phrase: 'help-locales' }, language);
      }
      const { count, unknown } = confirmTexts(folder, { names: texts, reviewed: flags.has('reviewed') });
      if (unknown.length > 0) return fail({ phrase: 'text-not-known', values: { names: unknown } }, language);
      const phrase = flags.has('reviewed') ? 'confirmed-reviewed' : 'confirmed';
      return { output: sayPhrase({ phrase, values: { count } }, language), isRight: true };
    },
  );
}
