import { isLanguage } from '#src/config/languages.ts';
import { withValueAt } from '#src/content/describe/json-value.server.ts';
import type { FactField, Field, GroupField, ListField, TextField } from '#src/i18n/fields.server.ts';
import type { Entry } from './add-entry.ts';
import { type EntryKind, entryKinds } from './entry-kinds.ts';

/** Sets a fact (`website`), a text (`en.question`) or search words (`search.ar.keywords`) of an entry. */
export function setField(entry: Entry, name: string, value: string): void {
  const [first = '', ...rest] = name.split('.');
  if (first === 'search') setIn(entry.search, rest, value);
  else if (isLanguage(first)) setIn(entry.texts, [first, ...rest], value);
  else setIn(entry.facts, [first, ...rest], parseFact(findField(entryKinds[entry.kind]?.item, name), value));
}

/** Sets a nested value in the facts or texts of an entry. */
export function setIn(target: Record<string, unknown>, path: readonly string[], value: unknown): void {
  Object.assign(target, withValueAt(target, path, value));
}

function findField(group: GroupField | undefined, name: string): Field | undefined {
  const fields = group === undefined ? [] : [...Object.entries(group.fields), ...listLists(group)];
  return fields.find(([each]) => each === name)?.[1];
}

/** Parses a typed fact: the first reading that its schema accepts of text, JSON, or names separated by commas. */
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
    // Not JSON, but a plain name.
    return undefined;
  }
}

/** Lists the facts and lists of an entry that are not derived from anything else, by name. */
export function listFacts({ item, facts, slugSource }: EntryKind): [string, FactField | ListField][] {
  const known = { ...facts?.('', ''), ...(slugSource === undefined ? {} : { slug: '' }) };
  const own = Object.entries(item.fields).flatMap(([name, field]): [string, FactField | ListField][] =>
    !(name in known) && field.type === 'fact' ? [[name, field]] : [],
  );
  return [...own, ...listLists(item)];
}

/** Lists the lists of an entry, including those in its groups. */
function listLists({ fields }: GroupField, above = ''): [string, ListField][] {
  return Object.entries(fields).flatMap(([name, field]): [string, ListField][] => {
    if (field.type === 'group') return listLists(field, `${above}${name}.`);
    return field.type === 'list' ? [[above + name, field]] : [];
  });
}

/** Lists the texts of a record, without those of its lists. */
export function listTexts({ fields }: GroupField, above = ''): { key: string; field: TextField }[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.type === 'group') return listTexts(field, `${above}${name}.`);
    return field.type === 'text' ? [{ key: above + name, field }] : [];
  });
}
