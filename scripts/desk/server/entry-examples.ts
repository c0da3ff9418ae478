import { languageCodes } from '#src/config/languages.ts';
import { idOf, isRecord, itemsOf, valueAt, valueOf } from '#src/content/describe/json-value.server.ts';
import type { SiteSource } from '#src/content/read/read-site.server.ts';
import { ROUTES_FILE } from '../../locales/add-route.ts';
import { readItems } from '../../locales/entry-files.ts';
import type { EntryKind } from '../../locales/entry-kinds.ts';

/** An existing entry: its id, its facts, and its texts by language. */
export type Example = { id: string; facts: unknown; texts: ReadonlyMap<string, unknown> };

/** Returns the entry of a kind with the most of the named texts filled in; undefined if the kind has no entries. */
export function findExample(site: SiteSource, kind: EntryKind, keys: readonly string[]): Example | undefined {
  const written = (example: Example) =>
    languageCodes.flatMap((language) => keys.filter((key) => exampleText(example, language, key) !== ''))
      .length;
  return listExamples(site, kind).toSorted((a, b) => written(b) - written(a))[0];
}

function listExamples(site: SiteSource, kind: EntryKind): Example[] {
  const { bundles } = site;
  if (kind.list === undefined) {
    return Object.entries(pagesOf(site)).map(([id, route]) => {
      const path = kind.path(id);
      return { id, facts: route, texts: inLanguages((code) => bundles.get(`${code}/${path}`)?.value) };
    });
  }
  const path = kind.path('');
  return readItems(site, path).flatMap((facts) => {
    const id = idOf(facts) ?? '';
    const texts = inLanguages((code) => valueOf(bundles.get(`${code}/${path}`)?.value, id));
    return id === '' ? [] : [{ id, facts, texts }];
  });
}

function inLanguages(read: (code: string) => unknown): ReadonlyMap<string, unknown> {
  return new Map(languageCodes.map((code) => [code, read(code)]));
}

/** The page table, by page id. */
export function pagesOf({ bundles }: SiteSource): Record<string, unknown> {
  const pages = bundles.get(ROUTES_FILE)?.value;
  return isRecord(pages) ? pages : {};
}

/** Returns a text of an example. With `list` (such as `tags` for `label`), the text of the list's first item. */
export function exampleText({ texts }: Example, language: string, key: string, list?: string): string {
  const keys = key.split('.');
  const whole = texts.get(language);
  const own = list === undefined ? whole : firstOf(valueAt(whole, list.split('.')));
  const above = keys.slice(0, -1).reduce((inner, step) => valueOf(inner, step) ?? firstOf(inner), own);
  const text = valueOf(above, keys.at(-1) ?? '');
  return typeof text === 'string' ? text : '';
}

/** Item ids differ between entries, so the first item is used. */
function firstOf(items: unknown): unknown {
  return isRecord(items) ? Object.values(items)[0] : undefined;
}

/** Returns a fact of an example, formatted as form input. */
export function exampleFact({ facts }: Example, name: string): string {
  const value = valueOf(facts, name);
  const items = itemsOf(value).map((item) => idOf(item) ?? String(item));
  if (items.length > 0) return items.join(', ');
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : '';
}

/** Returns the localized name of a page or record, or its id if it has none. */
export function nameOf(texts: unknown, id: string): string {
  const name = valueOf(texts, 'name');
  return typeof name === 'string' && name !== '' ? name : id;
}

/** Returns the nearest title above a list of a page, such as `sections.questions.groups.scope.entries`. */
export function titleAbove(page: unknown, keys: readonly string[]): string {
  const titles = keys.map((_, depth) => valueAt(page, [...keys.slice(0, depth), 'title']));
  return titles.filter((title) => typeof title === 'string').at(-1) ?? '';
}
