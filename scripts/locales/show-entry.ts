import { collectEntries } from '#src/content/check/collect-entries.server.ts';
import { idOf, itemsOf, type JsonPath, valueOf } from '#src/content/describe/json-value.server.ts';
import { describePath } from '#src/content/read/read-bundle.server.ts';
import { SHARED_FOLDER, type SiteSource } from '#src/content/read/read-site.server.ts';
import { navigation, pageList } from '#src/content/describe/records.server.ts';
import type { EntryKind } from './entry-kinds.ts';
import { setJson } from './json-edits.ts';

/** A list that names entries: `pages/faq.json:sections.questions.groups.scope.entries`. */
export type ShowPlace = { name: string; path: string; keys: JsonPath; ids: readonly unknown[] };

/**
 * Finds lists that show entries of a kind, by full name or by one of its keys. Without names, returns the lists that
 * show every record, or else the last one; none for pages. Ignores names that match no list or several.
 */
export function findShowPlaces(source: SiteSource, kind: EntryKind, names: readonly string[]): ShowPlace[] {
  const places = listPlaces(source, kind);
  if (names.length > 0) {
    return names.flatMap((name) => {
      const fitting = places.filter(
        (place) => place.name === name || place.name.split(/[.:]/).includes(name),
      );
      return fitting.length === 1 ? fitting : [];
    });
  }
  if (kind.list === undefined) return [];
  const ids = itemsOf(source.bundles.get(`${SHARED_FOLDER}/${kind.path('')}`)?.value).map(idOf);
  const whole = places.filter((place) => ids.every((id) => place.ids.includes(id)));
  return whole.length > 0 ? whole : places.slice(-1);
}

/** Lists all lists that name entries of a kind: those of pages name records, those of the navigation name pages. */
export function listPlaces({ bundles, catalogue }: SiteSource, { list }: EntryKind): ShowPlace[] {
  return catalogue.flatMap(({ path, field }) => {
    const bundle = bundles.get(`${SHARED_FOLDER}/${path}`);
    const isSuccess = list === undefined ? field === navigation : path.startsWith('pages/');
    if (bundle === undefined || !isSuccess) return [];
    return collectEntries(field, bundle.value, bundle.value).facts.flatMap((found) => {
      const { meaning } = found.field.type === 'fact' ? found.field : {};
      const names =
        list === undefined ? found.field === pageList : meaning?.thing === 'records' && meaning.of === list;
      return names
        ? [
            {
              name: `${path}:${describePath(bundle.value, found.path)}`,
              path,
              keys: found.path,
              ids: itemsOf(found.value),
            },
          ]
        : [];
    });
  });
}

/** Adds a record to lists of pages, and sets their `modified` date to today. */
export function showEntry(
  { bundles }: SiteSource,
  files: Map<string, string>,
  places: readonly ShowPlace[],
  id: string,
  today: string,
): void {
  for (const { path, keys, ids } of places) {
    const name = `${SHARED_FOLDER}/${path}`;
    const bundle = bundles.get(name);
    if (bundle === undefined) continue;
    const text = setJson(files.get(name) ?? bundle.text, keys, [...ids, id]);
    const modified = valueOf(bundle.value, 'modified');
    const isOlder = typeof modified === 'string' && modified < today;
    files.set(name, isOlder ? setJson(text, ['modified'], today) : text);
  }
}
