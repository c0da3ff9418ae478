import { languageCodes } from '#src/config/languages.ts';
import { isPublished } from '#src/content/describe/describe-field.server.ts';
import { idOf, itemsOf, valueOf } from '#src/content/describe/json-value.server.ts';
import { page } from '#src/content/describe/pages.server.ts';
import type { Problem } from '#src/content/read/problem.server.ts';
import { locateProblem, nameFile } from '#src/content/read/read-bundle.server.ts';
import { SHARED_FOLDER, type SiteSource } from '#src/content/read/read-site.server.ts';
import type { ListField } from '#src/i18n/fields.server.ts';
import { collectEntries, type FactEntry } from './collect-entries.server.ts';
import { nameThing } from './described-bundle.server.ts';

/** Returns whether a record is unpublished in a language; then no language can show it. */
export function isUnpublished({ bundles }: SiteSource, path: string, record: unknown): boolean {
  return languageCodes.some((language) => {
    const texts = bundles.get(`${language}/${path}`)?.value;
    return !isPublished(record, valueOf(texts, idOf(record) ?? ''));
  });
}

/** Checks that every published record is shown on a page. */
export function checkShown(source: SiteSource): Problem[] {
  const pages = source.catalogue.filter(({ path }) => path.startsWith('pages/'));
  // While a page is unreadable, its records are unknown.
  if (pages.some(({ path }) => !source.bundles.has(`${SHARED_FOLDER}/${path}`))) return [];
  const shown = pages.map(({ path, field }) => {
    const facts = source.bundles.get(`${SHARED_FOLDER}/${path}`)?.value;
    return { field, ...collectEntries(field, facts, facts) };
  });
  const named = shown.filter(({ field }) => field === page).flatMap(({ facts }) => facts);
  const whole = new Set(shown.flatMap((each) => each.whole));
  return source.catalogue.flatMap(({ path, field }) =>
    field.type === 'list' && field.thing !== undefined && !whole.has(field)
      ? checkRecords(source, path, field, named)
      : [],
  );
}

function checkRecords(
  source: SiteSource,
  path: string,
  list: ListField,
  named: readonly FactEntry[],
): Problem[] {
  const bundle = source.bundles.get(`${SHARED_FOLDER}/${path}`);
  if (bundle === undefined) return [];
  const thing = nameThing(list.thing ?? 'record');
  const place = nameFile(source.folder, `${SHARED_FOLDER}/pages`);
  return itemsOf(bundle.value).flatMap((record, index) => {
    const id = idOf(record);
    const isShown = named.some((entry) => shows(entry, list, record));
    if (id === undefined || isShown || isUnpublished(source, path, record)) return [];
    return [locateProblem(bundle, [index, 'id'], { code: 'entry-unshown', values: { thing, id, place } })];
  });
}

function shows({ field, value }: FactEntry, list: ListField, record: unknown): boolean {
  if (field.type === 'derived') {
    return field.bundle === list && field.by !== undefined && valueOf(record, field.by) === value;
  }
  const { meaning } = field;
  const isOfList = (meaning?.thing === 'record' || meaning?.thing === 'records') && meaning.of === list;
  return isOfList && [value].flat().includes(idOf(record));
}
