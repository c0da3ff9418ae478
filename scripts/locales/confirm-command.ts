import { formatProblems } from '#src/content/read/problem.server.ts';
import { formatPhrase } from '#src/content/read/words.server.ts';
import { type Command, fail } from './command-line.ts';
import { confirmTexts } from './confirm-texts.ts';

/** `npm run locales -- confirm`: signs texts in their current form. */
export function confirmCommand(folder: string): Command {
  return {
    help: { phrase: 'help-confirm' },
    flags: ['all', 'reviewed'],
    run: ({ flags, names, language }) => {
      if ((names.length === 0) !== flags.has('all')) return fail({ phrase: 'help-confirm' }, language);
      const reviewed = flags.has('reviewed');
      const { signed, unknown, problems } = confirmTexts(folder, { names, reviewed });
      if (problems.length > 0) {
        const nothing = formatPhrase({ phrase: 'nothing-confirmed' }, language);
        return { output: `${formatProblems(problems, language)}\n\n${nothing}`, isSuccess: false };
      }
      if (unknown.length > 0) return fail({ phrase: 'text-not-known', values: { names: unknown } }, language);
      const phrase = reviewed ? 'confirmed-reviewed' : 'confirmed';
      return {
        output: formatPhrase({ phrase, values: { count: signed.length } }, language),
        isSuccess: true,
      };
    },
  };
}
