import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { isLanguage, languageCodes } from '#src/config/languages.ts';
import { nameLanguage } from '#src/content/check/described-bundle.server.ts';
import { expectValue } from '#src/content/check/expected-value.server.ts';
import type { Field, GroupField } from '#src/i18n/fields.server.ts';
import { valueAt, withValueAt } from '#src/content/describe/json-value.server.ts';
import { formatProblems } from '#src/content/read/problem.server.ts';
import { nameFile } from '#src/content/read/read-bundle.server.ts';
import { sayPhrase, type Value, type WordLanguage } from '#src/content/read/words.server.ts';
import { addEntry, type EntryPlan, entryRequest } from './add-entry.ts';
import { type Ask, type Command, fail, type Outcome } from './command-line.ts';
import { entryKinds } from './entry-kinds.ts';

type Request = z.infer<typeof entryRequest>;

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
      for (const pair of options.get('set') ?? []) setField(entry, pair);
      if (ask !== undefined && from === undefined) askFields(entry, ask, language);
      return tellPlan(folder, entry, addEntry(folder, entry), language);
    },
  };
}

function readRequest(file: string, kind: string | undefined) {
  const json: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return entryRequest.safeParse(kind === undefined ? json : Object.assign({}, json, { kind }));
}

function tellPlan(folder: string, { id, kind }: Request, plan: EntryPlan, language: WordLanguage): Outcome {
  if (plan.ok) {
    const files = [...plan.files.keys()].map((path) => nameFile(folder, path));
    const values = { id, kind };
    const toDo = { phrase: 'entry-to-do', values: { count: plan.toDo } } as const;
    const added = sayPhrase({ phrase: 'entry-added', values }, language);
    const lines = files.map((file) => `  ${file}`).join('\n');
    return { output: `${added}\n${lines}\n\n${sayPhrase(toDo, language)}`, isRight: true };
  }
  const sentences = plan.reasons.flatMap((reason) =>
    'phrase' in reason ? [sayPhrase(reason, language)] : [],
  );
  const problems = plan.reasons.flatMap((reason) => ('phrase' in reason ? [] : [reason]));
  const told = problems.length === 0 ? [] : [formatProblems(problems, language)];
  const nothing = sayPhrase({ phrase: 'nothing-written' }, language);
  return { output: [...sentences, ...told, nothing].join('\n\n'), isRight: false };
}

/** Puts `slug=…`, `en.question=…` or `search.ar.keywords=…` into an entry. */
function setField(entry: Request, pair: string): void {
  const end = pair.indexOf('=');
  const [first = '', ...rest] = pair.slice(0, end < 0 ? undefined : end).split('.');
  const value = end < 0 ? '' : pair.slice(end + 1);
  if (first === 'search') setIn(entry.search, rest, value);
  else if (isLanguage(first)) setIn(entry.texts, [first, ...rest], value);
  else setIn(entry.facts, [first, ...rest], parseFact(fieldOf(entry.kind, first), value));
}

function setIn(target: Record<string, unknown>, path: readonly string[], value: unknown): void {
  Object.assign(target, withValueAt(target, path, value));
}

function fieldOf(kind: string, name: string): Field | undefined {
  return entryKinds[kind]?.list.item.fields[name];
}

/** A fact as it was typed: what its schema takes of the text, the value in JSON, the names between commas. */
function parseFact(field: Field | undefined, text: string): unknown {
  const names = text.split(/[,،]/u).map((name) => name.trim());
  if (field?.type === 'list') return names.filter((name) => name !== '').map((id) => ({ id }));
  if (field?.type !== 'fact') return text;
  return (
    [text, parseJson(text), parseJson(`[${text}]`), names].find(
      (value) => field.schema.safeParse(value).success,
    ) ?? text
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // It is no JSON but a name.
    return undefined;
  }
}

/** Asks for what was not given; an empty answer leaves it for later. */
function askFields(entry: Request, ask: Ask, language: WordLanguage): void {
  const kind = entryKinds[entry.kind];
  if (kind === undefined) return;
  entry.id ||= ask(sayPhrase({ phrase: 'ask-id' }, language));
  const { fields } = kind.list.item;
  const known = { ...kind.facts?.(entry.id, ''), ...entry.facts, ...(kind.slugSource && { slug: '' }) };
  for (const [name, field] of Object.entries(fields)) {
    if (name in known || !(field.type === 'fact' || field.type === 'list') || field.optional === true)
      continue;
    const note: Value = field.type === 'list' ? { phrase: 'ask-ids' } : field.note;
    const values = { key: name, note };
    const answer = ask(sayPhrase({ phrase: 'ask-fact', values }, language));
    if (answer !== '') entry.facts[name] = parseFact(field, answer);
  }
  for (const code of languageCodes) {
    for (const { key, field } of listTexts(kind.list.item, '')) {
      if (valueAt(entry.texts[code], key.split('.')) !== undefined) continue;
      const values = { key, language: nameLanguage(code), expected: expectValue(field) };
      const answer = ask(sayPhrase({ phrase: 'ask-text', values }, language));
      if (answer !== '') setIn(entry.texts, [code, ...key.split('.')], answer);
    }
  }
}

/** The texts that a record has to have, without those of its lists. */
function listTexts({ fields }: GroupField, above: string): { key: string; field: Field }[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.type === 'group') return listTexts(field, `${above}${name}.`);
    return field.type === 'text' && field.optional !== true ? [{ key: above + name, field }] : [];
  });
}
