import { z } from 'zod';
import { defaultLanguage, isLanguage, languageCodes } from '#src/config/languages.ts';
import { ownBundles } from '#src/content/describe/bundle-catalogue.server.ts';
import { factId } from '#src/content/describe/derive-schemas.server.ts';
import { idOf, valueOf } from '#src/content/describe/json-value.server.ts';
import { search } from '#src/content/describe/search-entries.server.ts';
import { replacePlaceholders } from '#src/content/read/placeholders.server.ts';
import type { Problem } from '#src/content/read/problem.server.ts';
import { nameFile } from '#src/content/read/read-bundle.server.ts';
import { readSite, SHARED_FOLDER, type SiteSource } from '#src/content/read/read-site.server.ts';
import type { Phrase } from '#src/content/read/words.server.ts';
import type { GroupField, ListField } from '#src/i18n/fields.server.ts';
import { isStudyPage } from '#src/routing/routes.ts';
import { ROUTES_FILE } from './add-route.ts';
import { type ChangedFiles, findNewProblems, writeFiles } from './changed-files.ts';
import { addItem, addStudyPage, addTextPage, countToDo, readItems } from './entry-files.ts';
import { completeFacts, type EntryKind, entryKinds, makeSlug } from './entry-kinds.ts';
import { findShowPlaces, listPlaces, showEntry } from './show-entry.ts';

const textsByLanguage = z.record(z.string(), z.record(z.string(), z.unknown()));
/** An entry to add. Omitted texts must be written before the site can be built. */
export const entryRequest = z.strictObject({
  kind: z.string(),
  id: z.string(),
  facts: z.record(z.string(), z.unknown()).default({}),
  texts: textsByLanguage.default({}),
  /** Tags and keywords of its search entry, by language. */
  search: textsByLanguage.default({}),
  /** Lists of pages that show it; by default those that show all other records, or else the last one. */
  show: z.array(z.string()).default([]),
});
export type EntryRequest = z.input<typeof entryRequest>;
export type Entry = z.infer<typeof entryRequest>;

/** The files that adding an entry changes, or all reasons against it. Paths are relative to the locales folder. */
export type EntryPlan =
  | { ok: true; files: ChangedFiles; toDo: number; page: string | undefined }
  | { ok: false; reasons: (Phrase | Problem)[] };

/** Describes what remains to be done for an added entry. */
export function describeRemainingWork({ toDo, page }: { toDo: number; page: string | undefined }): Phrase {
  const texts: Phrase =
    toDo === 0 ? { phrase: 'entry-whole' } : { phrase: 'entry-to-do', values: { count: toDo } };
  return page === undefined ? texts : { phrase: 'entry-with-page', values: { texts, page } };
}

/** Adds an entry to every file that needs it, or writes nothing if there is a reason against it. */
export function addEntry(folder: string, request: EntryRequest): EntryPlan {
  const plan = planEntry(readSite(folder), request);
  if (plan.ok) writeFiles(folder, plan.files);
  return plan;
}

/** Plans the changes for an entry without writing them. `today` is a date such as 2025-02-27. */
export function planEntry(
  source: SiteSource,
  request: EntryRequest,
  today = new Date().toISOString().slice(0, 10),
): EntryPlan {
  const entry = entryRequest.parse(request);
  const kind = entryKinds[entry.kind];
  const reason = kind === undefined ? explainKind(entry.kind) : findReason(source, kind, entry);
  if (kind === undefined || reason !== undefined) return { ok: false, reasons: reason ? [reason] : [] };
  const files = new Map<string, string>();
  if (kind.list === undefined) {
    addTextPage(source, files, entry, today);
  } else {
    const facts = addRecord(source, files, kind, kind.list, entry, today);
    if (kind.pageId !== undefined && facts['services'] !== undefined) addStudyPage(source, files, entry.id);
  }
  if (kind.search !== undefined) addSearchEntry(source, files, kind.search(entry.id), entry);
  showEntry(source, files, findShowPlaces(source, kind, entry.show), entry.id, today);
  const page = kind.pageId?.(entry.id);
  const problems = findNewProblems(source, files);
  const reasons = problems.filter(
    (problem) => problem.isWarning !== true && problem.code !== 'text-empty' && !isAboutPage(problem, page),
  );
  if (reasons.length > 0) return { ok: false, reasons };
  return { ok: true, files, toDo: countToDo(source, files), page };
}

function explainKind(name: string): Phrase {
  return { phrase: 'kind-unknown', values: { name, names: Object.keys(entryKinds) } };
}

/** Returns why an entry cannot be added, for reasons other than its facts and texts. */
function findReason(source: SiteSource, kind: EntryKind, entry: Entry): Phrase | undefined {
  const { id, facts, texts } = entry;
  if (id === '') return { phrase: 'id-missing' };
  if (!factId.safeParse(id).success) return { phrase: 'id-wrong', values: { id } };
  const isPage = kind.list === undefined;
  if (isPage && isStudyPage(id)) return { phrase: 'id-of-study', values: { id } };
  const paths = isPage ? [ownBundles.search.path] : [kind.path(id), ownBundles.search.path];
  const needed = [
    ROUTES_FILE,
    ...[SHARED_FOLDER, ...languageCodes].flatMap((place) => paths.map((path) => `${place}/${path}`)),
  ];
  const broken = needed.find((path) => !source.bundles.has(path));
  if (broken !== undefined)
    return { phrase: 'bundle-broken', values: { file: nameFile(source.folder, broken) } };
  const isTaken = isPage
    ? valueOf(source.bundles.get(ROUTES_FILE)?.value, id) !== undefined
    : readItems(source, kind.path(id)).some((record) => idOf(record) === id);
  if (isTaken) {
    const own = isPage ? ROUTES_FILE : `${SHARED_FOLDER}/${kind.path(id)}`;
    return { phrase: 'id-taken', values: { id, file: nameFile(source.folder, own) } };
  }
  const foreign = Object.keys({ ...texts, ...entry.search }).find((code) => !isLanguage(code));
  if (foreign !== undefined) {
    return { phrase: 'language-not-declared', values: { name: foreign, names: languageCodes } };
  }
  const slug = slugOf(kind, entry);
  const { slug: given } = facts;
  if (slug !== undefined && typeof given === 'string' && given !== slug) {
    return { phrase: 'slug-wrong', values: { slug: given, correct: slug } };
  }
  const isKnown = (name: string) => findShowPlaces(source, kind, [name]).length === 1;
  const unknown = entry.show.find((name) => !isKnown(name));
  return unknown === undefined
    ? undefined
    : {
        phrase: 'place-unknown',
        values: { name: unknown, names: listPlaces(source, kind).map(({ name }) => name) },
      };
}

/** Returns the slug derived from the English text, with the numbers of the record; `undefined` if there is no text yet. */
function slugOf({ slugSource }: EntryKind, { texts, facts }: Entry): string | undefined {
  const title = slugSource === undefined ? undefined : valueOf(texts[defaultLanguage], slugSource);
  if (typeof title !== 'string' || title === '') return undefined;
  return makeSlug(
    replacePlaceholders(title, (name) => {
      const fact = facts[name];
      return typeof fact === 'number' || typeof fact === 'string' ? `${fact}` : name;
    }),
  );
}

/** Adds the facts and texts of the entry. Returns its facts. */
function addRecord(
  source: SiteSource,
  files: Map<string, string>,
  kind: EntryKind,
  list: ListField<GroupField>,
  entry: Entry,
  today: string,
): Record<string, unknown> {
  const { id, texts } = entry;
  const slug = kind.slugSource === undefined ? {} : { slug: slugOf(kind, entry) ?? id };
  const given = { ...slug, ...kind.facts?.(id, today), ...entry.facts };
  const facts = { id, ...completeFacts(kind.item, given, Object.values(texts)) };
  addItem(source, files, { path: kind.path(id), list, facts, texts });
  return facts;
}

function addSearchEntry(
  source: SiteSource,
  files: Map<string, string>,
  facts: Record<string, unknown>,
  entry: Entry,
): void {
  const isTaken = readItems(source, ownBundles.search.path).some((record) => idOf(record) === entry.id);
  const id = isTaken ? `${entry.kind}-${entry.id}` : entry.id;
  addItem(source, files, {
    path: ownBundles.search.path,
    list: search,
    facts: { id, ...facts },
    texts: entry.search,
  });
}

/** Returns whether a problem only names a page that this process has not loaded yet. */
function isAboutPage({ code, values }: Problem, page: string | undefined): boolean {
  const found = values?.['found'];
  return (
    page !== undefined &&
    code === 'value-wrong' &&
    typeof found === 'object' &&
    'phrase' in found &&
    found.phrase === 'the-name' &&
    found.values?.['text'] === page
  );
}
