import { existsSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { languageCodes } from '#src/config/languages.ts';
import { checkRoutes } from '#src/content/check/check-routes.server.ts';
import { pageBundlePath } from '#src/content/describe/bundle-catalogue.server.ts';
import { factId } from '#src/content/describe/derive-schemas.server.ts';
import { idOf, itemsOf, type JsonPath, valueAt, valueOf } from '#src/content/describe/json-value.server.ts';
import { nameFile } from '#src/content/read/read-bundle.server.ts';
import { readSite, SHARED_FOLDER, type SiteSource } from '#src/content/read/read-site.server.ts';
import type { Phrase } from '#src/content/read/words.server.ts';
import { isStudyPage } from '#src/routing/routes.ts';
import { ROUTES_FILE } from './add-route.ts';
import { sourceOf, type Texts, textsOf, writeFiles } from './changed-files.ts';
import { readRemarks, writeRemarks } from './comment-files.ts';
import { editText, nameSteps, renameKey } from './edit-texts.ts';
import { choiceWords, findMentions, findSubjects, type Subject } from './find-mentions.ts';
import { setJson } from './json-edits.ts';
import type { Lines } from './line-files.ts';
import { pairFiles } from './public-files.ts';
import type { ChangePlan } from './remove-entry.ts';
import { readStates, writeState } from './state-files.ts';
import { withoutFolder } from './without-folder.ts';

const pagesWithCode = join(import.meta.dirname, '../../src/pages');

/** Changes the id of an entry in every file that names it, and in names of files in `public`. Its address stays. */
export function renameEntry(folder: string, kind: string, id: string, next: string): ChangePlan {
  const source = readSite(folder);
  const found = findSubjects(source, kind, [id]);
  if (!found.ok) return found;
  const [subject] = found.subjects;
  const plan = subject === undefined ? undefined : planRename(source, subject, next);
  if (subject === undefined || plan === undefined) return { ok: false, reasons: [] };
  if (!plan.ok) return plan;
  const publicFolder = join(dirname(folder), 'public');
  const pairs = pairFiles(subject, next).filter(({ from }) => existsSync(join(publicFolder, from)));
  const reasons = [
    // Lines of an unreadable file would stay under the old id.
    ...readStates(folder).problems,
    ...readRemarks(folder).problems,
    ...pairs.filter(({ to }) => existsSync(join(publicFolder, to))).map(({ to }) => nameTaken(next, to)),
  ];
  if (reasons.length > 0) return { ok: false, reasons };
  writeFiles(folder, plan.files, plan.removed);
  renameLines(folder, subject, next, plan.keys);
  for (const { from, to } of pairs) renameSync(join(publicFolder, from), join(publicFolder, to));
  return { ...plan, publicFiles: pairs.map(({ to }) => to) };
}

function nameTaken(id: string, publicFile: string): Phrase {
  return { phrase: 'id-taken', values: { id, file: `public/${publicFile}` } };
}

/** A key of a text bundle, and the new name of its last part. */
type RenamedKey = { path: string; keys: JsonPath; name: string };

type RenamePlan =
  | Extract<ChangePlan, { ok: false }>
  | (Extract<ChangePlan, { ok: true }> & { keys: RenamedKey[] });

function planRename(source: SiteSource, subject: Subject, next: string): RenamePlan {
  const reason = explainName(source, subject, next);
  if (reason !== undefined) return { ok: false, reasons: [reason] };
  const texts = textsOf(source);
  const { kind, id, service } = subject;
  const keys = renameMentions(source, texts, subject, next);
  if (kind.list !== undefined) {
    const record = `${SHARED_FOLDER}/${kind.path(id)}`;
    const index = itemsOf(source.bundles.get(record)?.value).findIndex((item) => idOf(item) === id);
    editText(texts, record, (text) => setJson(text, [index, 'id'], next));
    keys.push({ path: kind.path(id), keys: [id], name: next });
  }
  if (service !== undefined) keys.push({ ...choiceWords(service), name: next.replace(/^services-/, '') });
  keys.forEach((key) => renameKeys(texts, key));
  renamePage(texts, subject, next);
  const files = new Map([...texts].filter(([path, text]) => source.bundles.get(path)?.text !== text));
  const removed = [...source.bundles.keys()].filter((path) => !texts.has(path));
  const reasons = checkRoutes(sourceOf(source, texts)).filter(({ code }) => code === 'page-needed');
  return reasons.length > 0
    ? { ok: false, reasons }
    : { ok: true, files, removed, also: [], publicFiles: [], keys };
}

/** Renames an entry where facts name it. Returns the keys of the related texts. */
function renameMentions(source: SiteSource, texts: Texts, subject: Subject, next: string): RenamedKey[] {
  const names = listNames(subject, next);
  return findMentions(source, subject).flatMap(({ bundle, path }) => {
    const value = source.bundles.get(bundle)?.value;
    const found = valueAt(value, path);
    const old = idOf(found) ?? '';
    const name = names.get(old);
    if (name === undefined) return [];
    editText(texts, bundle, (text) =>
      setJson(text, typeof found === 'string' ? path : [...path, 'id'], name),
    );
    // Words for an entry, and its search entry, use its id.
    const isOfItem = path.at(-1) === 'part' || (path.at(-1) === 'page' && path.at(-2) !== 'to');
    const item = isOfItem ? path.slice(0, -1) : path;
    if (isOfItem && idOf(valueAt(value, item)) === old)
      editText(texts, bundle, (text) => setJson(text, [...item, 'id'], name));
    return [{ path: withoutFolder(bundle), keys: [...nameSteps(value, item.slice(0, -1)), old], name }];
  });
}

/** Maps old to new names: of the entry, its page, and the service that the page describes. */
function listNames({ kind, id, page, service }: Subject, next: string): ReadonlyMap<string, string> {
  const nextPage = kind.pageId?.(next);
  return new Map([
    [id, next],
    ...(page === undefined || nextPage === undefined ? [] : [[page, nextPage] as const]),
    ...(service === undefined ? [] : [[service, next.replace(/^services-/, '')] as const]),
  ]);
}

function explainName(
  source: SiteSource,
  { kind, id, page, service }: Subject,
  next: string,
): Phrase | undefined {
  if (!factId.safeParse(next).success) return { phrase: 'id-wrong', values: { id: next } };
  const isPage = kind.list === undefined;
  const path = isPage ? ROUTES_FILE : `${SHARED_FOLDER}/${kind.path(id)}`;
  const { value } = source.bundles.get(path) ?? {};
  const isTaken = valueOf(value, next) !== undefined || itemsOf(value).some((item) => idOf(item) === next);
  if (isTaken) return { phrase: 'id-taken', values: { id: next, file: nameFile(source.folder, path) } };
  if (!isPage) return undefined;
  if (isStudyPage(id) || isStudyPage(next)) return { phrase: 'id-of-study', values: { id: next } };
  const isOfKind = (service === undefined) === !next.startsWith('services-');
  return existsSync(join(pagesWithCode, page ?? '')) || !isOfKind
    ? { phrase: 'page-keeps-id', values: { id } }
    : undefined;
}

function renameKeys(texts: Texts, { path, keys, name }: RenamedKey): void {
  for (const language of languageCodes) {
    editText(texts, `${language}/${path}`, (text) => renameKey(text, keys, name));
  }
}

/** Renames the page in the page table, and its bundles. */
function renamePage(texts: Texts, { kind, page }: Subject, next: string): void {
  const nextPage = kind.pageId?.(next);
  if (page === undefined || nextPage === undefined) return;
  editText(texts, ROUTES_FILE, (text) => renameKey(text, [page], nextPage));
  for (const place of [SHARED_FOLDER, ...languageCodes]) {
    const text = texts.get(`${place}/${pageBundlePath(page)}`);
    texts.delete(`${place}/${pageBundlePath(page)}`);
    if (text !== undefined) texts.set(`${place}/${pageBundlePath(nextPage)}`, text);
  }
}

/** Moves the signatures and remarks of texts to their new names. */
function renameLines(folder: string, subject: Subject, next: string, renamed: readonly RenamedKey[]): void {
  const name = <Entry>(lines: Lines<Entry>) => nameLines(lines, subject, next, renamed);
  for (const [language, state] of readStates(folder).confirmed) writeState(folder, language, name(state));
  for (const [language, remarks] of readRemarks(folder).remarks)
    if (Object.keys(remarks).length > 0) writeRemarks(folder, language, name(remarks));
}

/** Renames the bundles and keys of line entries. */
function nameLines<Entry>(
  lines: Lines<Entry>,
  { kind, page }: Subject,
  next: string,
  renamed: readonly RenamedKey[],
): Lines<Entry> {
  const named: Lines<Entry> = {};
  for (const [path, texts] of Object.entries(lines)) {
    const isPage = page !== undefined && path === pageBundlePath(page);
    const here = renamed.filter((each) => each.path === path);
    named[isPage ? pageBundlePath(kind.pageId?.(next) ?? page) : path] = Object.fromEntries(
      Object.entries(texts).map(([key, text]) => [here.reduce(nameStart, key), text]),
    );
  }
  return named;
}

/** Renames the start of a key that equals the renamed key or is inside it. */
function nameStart(key: string, { keys, name }: RenamedKey): string {
  const before = keys.join('.');
  const isInside = key === before || key.startsWith(`${before}.`);
  return isInside ? [...keys.slice(0, -1), name].join('.') + key.slice(before.length) : key;
}
