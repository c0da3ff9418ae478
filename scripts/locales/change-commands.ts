import { nameFile } from '#src/content/read/read-bundle.server.ts';
import { type Phrase, formatPhrase, type ToolLanguage } from '#src/content/read/words.server.ts';
import { type Command, fail, type Outcome, refuse } from './command-line.ts';
import { moveEntry } from './move-entry.ts';
import { type ChangePlan, removeEntries } from './remove-entry.ts';
import { renameEntry } from './rename-entry.ts';

/** `npm run locales -- remove`: removes entries from every file that names them. */
export function removeCommand(folder: string): Command {
  const help = { phrase: 'help-remove' } as const;
  return {
    help,
    run: ({ names: [kind, ...ids], language }) => {
      if (kind === undefined || ids.length === 0) return fail(help, language);
      const done = { phrase: 'entries-removed', values: { kind, ids } } as const;
      return formatOutcome(folder, removeEntries(folder, kind, ids), done, language);
    },
  };
}

/** `npm run locales -- rename`: changes the id of an entry in every file that names it. */
export function renameCommand(folder: string): Command {
  const help = { phrase: 'help-rename' } as const;
  return {
    help,
    run: ({ names: [kind, id, next], language }) => {
      if (kind === undefined || id === undefined || next === undefined) return fail(help, language);
      const done = { phrase: 'entry-renamed', values: { kind, id, next } } as const;
      return formatOutcome(folder, renameEntry(folder, kind, id, next), done, language);
    },
  };
}

/** `npm run locales -- move`: changes the position of an entry in its lists. */
export function moveCommand(folder: string): Command {
  const help = { phrase: 'help-move' } as const;
  return {
    help,
    options: ['before', 'after', 'in'],
    run: ({ names: [kind, id], options, language }) => {
      const before = options.get('before')?.at(-1);
      const other = before ?? options.get('after')?.at(-1);
      if (kind === undefined || id === undefined || other === undefined) return fail(help, language);
      const move = { id, other, isBefore: before !== undefined, lists: options.get('in') ?? [] };
      const done = { phrase: 'entry-moved', values: { kind, id, other } } as const;
      return formatOutcome(folder, moveEntry(folder, kind, move), done, language);
    },
  };
}

function formatOutcome(folder: string, plan: ChangePlan, done: Phrase, language: ToolLanguage): Outcome {
  if (!plan.ok) return refuse(plan.reasons, language);
  const bundles = [...plan.files.keys(), ...plan.removed].map((path) => nameFile(folder, path));
  const others = plan.publicFiles.map((path) => `public/${path}`);
  const lines = [...bundles, ...others].map((path) => `  ${path}`);
  const also: Phrase = { phrase: 'entries-too', values: { ids: plan.also } };
  const parts = [
    `${formatPhrase(done, language)}\n${lines.join('\n')}`,
    ...(plan.also.length === 0 ? [] : [formatPhrase(also, language)]),
    formatPhrase({ phrase: 'entry-changed' }, language),
  ];
  return { output: parts.join('\n\n'), isSuccess: true };
}
