import { languageCodes } from '#src/config/languages.ts';
import { bundlePaths, pageBundlePath } from '#src/content/describe/bundle-catalogue.server.ts';
import { pluralFormsOf } from '#src/content/describe/derive-schemas.server.ts';
import { idOf, isRecord, itemsOf } from '#src/content/describe/json-value.server.ts';
import { studyPage } from '#src/content/describe/pages.server.ts';
import { SHARED_FOLDER, type SiteSource } from '#src/content/read/read-site.server.ts';
import type { ListField } from '#src/i18n/fields.server.ts';
import type { ChangedFiles } from './changed-files.ts';
import { studyPageFacts, studyPageId } from './entry-kinds.ts';
import { setJson, writeJson } from './json-edits.ts';
import { scaffoldTexts } from './scaffold-texts.ts';

/** A record to be added, with its texts by language. */
type Item = {
  path: string;
  list: ListField;
  facts: Record<string, unknown>;
  texts: Record<string, unknown>;
};

/** Adds a record behind the others of its list, in `shared` and in every language. */
export function addItem(
  source: SiteSource,
  files: Map<string, string>,
  { path, list, facts, texts }: Item,
): void {
  const last = readItems(source, path).length;
  editBundle(source, files, `${SHARED_FOLDER}/${path}`, (text) =>
    setJson(text, [last], facts, { isInsertion: true }),
  );
  for (const language of languageCodes) {
    const own = scaffoldTexts(list.item, facts, texts[language], pluralFormsOf(language));
    editBundle(source, files, `${language}/${path}`, (text) => setJson(text, [String(facts['id'])], own));
  }
}

/** Changes the text of a bundle, on top of what was changed before. */
function editBundle(
  { bundles }: SiteSource,
  files: Map<string, string>,
  path: string,
  edit: (text: string) => string,
): void {
  const text = files.get(path) ?? bundles.get(path)?.text;
  if (text !== undefined) files.set(path, edit(text));
}

/** Adds the page of a case study, in `shared` and in every language. */
export function addPage(source: SiteSource, files: Map<string, string>, id: string, service: unknown): void {
  const [next = ''] = readItems(source, bundlePaths.caseStudies).flatMap((record) => idOf(record) ?? []);
  const path = pageBundlePath(studyPageId(id));
  const sections = studyPageFacts(id, service, next);
  files.set(`${SHARED_FOLDER}/${path}`, `${writeJson(sections)}\n`);
  for (const language of languageCodes) {
    const texts = scaffoldTexts(studyPage, sections, undefined, pluralFormsOf(language));
    files.set(`${language}/${path}`, `${writeJson(texts)}\n`);
  }
}

/** The facts of a list of records. */
export function readItems({ bundles }: SiteSource, path: string): readonly unknown[] {
  return itemsOf(bundles.get(`${SHARED_FOLDER}/${path}`)?.value);
}

/** Empty texts that the files have more than before. */
export function countToDo({ bundles }: SiteSource, files: ChangedFiles): number {
  const count = (value: unknown): number => {
    if (value === '') return 1;
    const inner = Array.isArray(value) ? value : Object.values(isRecord(value) ? value : {});
    return inner.reduce<number>((sum, each: unknown) => sum + count(each), 0);
  };
  return [...files]
    .filter(([path]) => path.endsWith('.json'))
    .reduce((sum, [path, text]) => sum + count(JSON.parse(text)) - count(bundles.get(path)?.value), 0);
}
