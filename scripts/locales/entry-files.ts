import { languageCodes, releasedLanguages } from '#src/config/languages.ts';
import { ownBundles, pageBundlePath } from '#src/content/describe/bundle-catalogue.server.ts';
import { pluralFormsOf } from '#src/content/describe/derive-schemas.server.ts';
import { idOf, isRecord, itemsOf } from '#src/content/describe/json-value.server.ts';
import { page, studyPage } from '#src/content/describe/pages.server.ts';
import { SHARED_FOLDER, type SiteSource } from '#src/content/read/read-site.server.ts';
import type { Field, ListField } from '#src/i18n/fields.server.ts';
import type { ChangedFiles } from './changed-files.ts';
import type { Entry } from './add-entry.ts';
import { addRoute } from './add-route.ts';
import { completeFacts, studyPageFacts, studyPageId } from './entry-kinds.ts';
import { setJson, writeJson } from './json-edits.ts';
import { newPage, writePageFacts } from './new-page.ts';
import { collapseIdOnlyItems } from './bare-ids.ts';
import { scaffoldTexts } from './scaffold-texts.ts';

/** A record to add, with its texts by language. */
type Item = {
  path: string;
  list: ListField;
  facts: Record<string, unknown>;
  texts: Record<string, unknown>;
};

/** Appends a record to its list, in `shared` and in every language. */
export function addItem(
  source: SiteSource,
  files: Map<string, string>,
  { path, list, facts, texts }: Item,
): void {
  const last = readItems(source, path).length;
  const [written] = itemsOf(collapseIdOnlyItems(list, [facts]));
  editBundle(source, files, `${SHARED_FOLDER}/${path}`, (text) =>
    setJson(text, [last], written, { isInsertion: true }),
  );
  for (const language of languageCodes) {
    const own = scaffoldTexts(list.item, facts, texts[language], pluralFormsOf(language));
    editBundle(source, files, `${language}/${path}`, (text) => setJson(text, [String(facts['id'])], own));
  }
}

/** Changes the text of a bundle, based on earlier changes. */
function editBundle(
  { bundles }: SiteSource,
  files: Map<string, string>,
  path: string,
  edit: (text: string) => string,
): void {
  const text = files.get(path) ?? bundles.get(path)?.text;
  if (text !== undefined) files.set(path, edit(text));
}

function addPageBundle(
  files: Map<string, string>,
  { id, field, facts, texts }: { id: string; field: Field; facts: unknown; texts: Record<string, unknown> },
): void {
  const path = pageBundlePath(id);
  files.set(`${SHARED_FOLDER}/${path}`, `${writeJson(collapseIdOnlyItems(field, facts))}\n`);
  for (const language of languageCodes) {
    const own = scaffoldTexts(field, facts, texts[language], pluralFormsOf(language));
    files.set(`${language}/${path}`, `${writeJson(own)}\n`);
  }
}

/** Page that lists all case studies. The first study links to it, as there is no next one. */
const STUDIES_PAGE = 'case-studies';

/** Adds the page of a case study to the bundles and the page table. */
export function addStudyPage(source: SiteSource, files: Map<string, string>, id: string): void {
  const [next] = readItems(source, ownBundles.caseStudies.path).flatMap((record) => idOf(record) ?? []);
  const facts = studyPageFacts(id, next === undefined ? STUDIES_PAGE : studyPageId(next));
  addPageBundle(files, { id: studyPageId(id), field: studyPage, facts, texts: {} });
  addRoute(source, files, studyPageId(id), { path: `/case-studies/${id}`, parent: STUDIES_PAGE });
}

/** Adds a page to the bundles and the page table. */
export function addTextPage(
  source: SiteSource,
  files: Map<string, string>,
  { id, facts: given, texts }: Pick<Entry, 'id' | 'facts' | 'texts'>,
  today: string,
): void {
  const { sections, ...route } = completeFacts(newPage, given, Object.values(texts));
  addPageBundle(files, { id, field: page, facts: writePageFacts({ sections }, today), texts });
  addRoute(source, files, id, { path: `/${id}`, parent: 'home', ...route });
}

/** Reads the facts of a list of records. */
export function readItems({ bundles }: SiteSource, path: string): readonly unknown[] {
  return itemsOf(bundles.get(`${SHARED_FOLDER}/${path}`)?.value);
}

/** Counts the empty texts that the files add, without drafts, because the site is built without those. */
export function countToDo({ bundles }: SiteSource, files: ChangedFiles): number {
  const count = (value: unknown): number => {
    if (value === '') return 1;
    const inner = Array.isArray(value) ? value : Object.values(isRecord(value) ? value : {});
    return inner.reduce<number>((sum, each: unknown) => sum + count(each), 0);
  };
  return [...files]
    .filter(([path]) => releasedLanguages.some((language) => path.startsWith(`${language}/`)))
    .reduce((sum, [path, text]) => sum + count(JSON.parse(text)) - count(bundles.get(path)?.value), 0);
}
