import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { languageCodes } from '#src/config/languages.ts';
import { nameLanguage } from '#src/content/check/described-bundle.server.ts';
import { expectValue } from '#src/content/check/expected-value.server.ts';
import { valueAt } from '#src/content/describe/json-value.server.ts';
import { nameFile } from '#src/content/read/read-bundle.server.ts';
import { type Phrase, formatPhrase, type Value, type ToolLanguage } from '#src/content/read/words.server.ts';
import { addEntry, type Entry, type EntryPlan, entryRequest, describeRemainingWork } from './add-entry.ts';
import { type Ask, type Command, fail, type Outcome, refuse } from './command-line.ts';
import { listFacts, listTexts, setField } from './entry-fields.ts';
import { entryKinds } from './entry-kinds.ts';

/** `npm run locales -- add`: adds an entry to every file that needs it. */
export function addCommand(folder: string, ask: Ask | undefined): Command {
  const help = { phrase: 'help-add' } as const;
  return {
    help,
    options: ['id', 'from', 'set', 'show'],
    run: ({ options, names, language }) => {
      const [kind] = names;
      const [from] = options.get('from') ?? [];
      const request =
        from === undefined ? entryRequest.safeParse({ kind: kind ?? '', id: '' }) : readRequest(from, kind);
      if (!request.success) {
        return fail(
          { phrase: 'request-wrong', values: { reason: z.prettifyError(request.error) } },
          language,
        );
      }
      if (request.data.kind === '') return fail(help, language);
      const entry = { ...request.data, show: [...request.data.show, ...(options.get('show') ?? [])] };
      entry.id = options.get('id')?.at(-1) ?? entry.id;
      for (const pair of options.get('set') ?? []) {
        const end = pair.indexOf('=');
        setField(entry, end < 0 ? pair : pair.slice(0, end), end < 0 ? '' : pair.slice(end + 1));
      }
      if (ask !== undefined && from === undefined) askFields(entry, ask, language);
      return formatPlan(folder, entry, addEntry(folder, entry), language);
    },
  };
}

function readRequest(file: string, kind: string | undefined) {
  const json: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return entryRequest.safeParse(kind === undefined ? json : Object.assign({}, json, { kind }));
}

function formatPlan(folder: string, { id, kind }: Entry, plan: EntryPlan, language: ToolLanguage): Outcome {
  if (plan.ok) {
    const files = [...plan.files.keys()].map((path) => nameFile(folder, path));
    const values = { id, kind };
    const added = formatPhrase({ phrase: 'entry-added', values }, language);
    const lines = files.map((file) => `  ${file}`).join('\n');
    return {
      output: `${added}\n${lines}\n\n${formatPhrase(describeRemainingWork(plan), language)}`,
      isSuccess: true,
    };
  }
  return refuse(plan.reasons, language);
}

/** Prompts for missing values; an empty answer leaves the value for later. */
function askFields(entry: Entry, ask: Ask, language: ToolLanguage): void {
  const kind = entryKinds[entry.kind];
  if (kind === undefined) return;
  entry.id ||= ask(formatPhrase({ phrase: 'ask-id' }, language));
  const askFor = (name: string, question: Phrase) => {
    const answer = ask(formatPhrase(question, language));
    if (answer !== '') setField(entry, name, answer);
  };
  for (const [name, field] of listFacts(kind)) {
    if (valueAt(entry.facts, name.split('.')) !== undefined || field.optional === true) continue;
    const note: Value = field.type === 'list' ? { phrase: 'ask-ids' } : { note: field.note };
    askFor(name, { phrase: 'ask-fact', values: { key: name, note } });
  }
  for (const code of languageCodes) {
    for (const { key, field } of listTexts(kind.item)) {
      if (field.optional === true || valueAt(entry.texts[code], key.split('.')) !== undefined) continue;
      const values = { key, language: nameLanguage(code), expected: expectValue(field) };
      askFor(`${code}.${key}`, { phrase: 'ask-text', values });
    }
  }
}
