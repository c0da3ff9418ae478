import { defaultLanguage, languageCodes } from '#src/config/languages.ts';
import { ownBundles } from '#src/content/describe/bundle-catalogue.server.ts';
import { type Entry, entryRequest } from '../../locales/add-entry.ts';
import { setField, setIn } from '../../locales/entry-fields.ts';
import { type EntryKind, makeSlug, placesOf } from '../../locales/entry-kinds.ts';
import type { EntryCall, EntryForm } from '../entry-protocol.ts';

/** An entry from a form, and the form field of each of its places in the bundles. */
export type TypedEntry = { entry: Entry; fields: ReadonlyMap<string, string> };
/** A form field, its name in the entry, and its place in the bundles. */
type Typed = { field: string; name: string; place: string };

/**
 * Reads an entry from form values. Without an id, uses a slug of its first English text. Omits list rows that are
 * empty in every language.
 */
export function readEntry(kind: EntryKind, form: EntryForm, { values, show }: EntryCall): TypedEntry {
  const typed = (field: string) => values[field]?.trim() ?? '';
  const first = form.texts[0]?.name ?? '';
  const id = typed('id') || makeSlug(typed(`${defaultLanguage}.${first}`));
  const entry = entryRequest.parse({ kind: form.kind, id, show });
  const rows = listRows(form, typed, Object.keys(values));
  for (const { list, ids } of rows) {
    const items = [...new Set(ids.values())].map((each) => ({ id: each }));
    setIn(entry.facts, list.split('.'), items);
  }
  const all = listTyped(kind, form, entry, rows);
  for (const { field, name } of all) {
    if (name !== '' && typed(field) !== '') setField(entry, name, typed(field));
  }
  return { entry, fields: new Map(all.map(({ field, place }) => [place, field])) };
}

type Rows = { list: string; texts: readonly string[]; ids: ReadonlyMap<number, string> };

/** Returns the row ids of each list by row number: a slug of the row's first English text. */
function listRows({ lists }: EntryForm, typed: (field: string) => string, names: readonly string[]): Rows[] {
  return lists.map(({ name: list, texts }) => {
    const pattern = new RegExp(`^[a-z]+\\.${list.replaceAll('.', '\\.')}\\.(\\d+)\\.`);
    const numbers = new Set(
      names.flatMap((name) => (typed(name) === '' ? [] : (pattern.exec(name)?.[1] ?? []))).map(Number),
    );
    const ids = new Map<number, string>();
    for (const number of [...numbers].toSorted((a, b) => a - b)) {
      const [first] = texts;
      const slug = makeSlug(typed(`${defaultLanguage}.${list}.${String(number)}.${first?.name ?? ''}`));
      const isTaken = slug === '' || [...ids.values()].includes(slug);
      ids.set(number, isTaken ? `${slug || list}-${String(number + 1)}` : slug);
    }
    return { list, texts: texts.map(({ name }) => name), ids };
  });
}

function listTyped(kind: EntryKind, form: EntryForm, { id }: Entry, rows: readonly Rows[]): Typed[] {
  const places = placesOf(kind, id);
  const facts = form.facts.map(({ name }) => ({ field: name, name, place: places.facts + name }));
  const texts = languageCodes.flatMap((language): Typed[] => {
    const own = places.textsIn(language);
    return [
      ...form.texts.map(({ name }) => ({
        field: `${language}.${name}`,
        name: `${language}.${name}`,
        place: own + name,
      })),
      ...rows.flatMap(({ list, texts: inner, ids }) =>
        [...ids].flatMap(([number, row]) =>
          inner.map((name) => ({
            field: `${language}.${list}.${String(number)}.${name}`,
            name: `${language}.${list}.${row}.${name}`,
            place: `${own}${list}.${row}.${name}`,
          })),
        ),
      ),
      ...form.search.map(({ name }) => ({
        field: `search.${language}.${name}`,
        name: `search.${language}.${name}`,
        place: `${language}/${ownBundles.search.path} ${id}.${name}`,
      })),
    ];
  });
  // The slug is derived from a text.
  const slug = `${defaultLanguage}.${kind.slugSource ?? ''}`;
  const derived =
    kind.slugSource === undefined ? [] : [{ field: slug, name: '', place: `${places.facts}slug` }];
  return [...facts, ...texts, ...derived];
}
