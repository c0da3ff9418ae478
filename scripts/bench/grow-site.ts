import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { languageCodes } from '#src/config/languages.ts';
import { isRecord } from '#src/content/describe/json-value.server.ts';
import { isStudyPage, type RouteDeclaration, routeIds, routes } from '#src/routing/routes.ts';

type Json = Record<string, unknown>;
type Copies = { from: string; to: string; number: number };

/** Pages whose section kinds are allowed on every page. */
const plainPages = ['terms', 'privacy-policy'] as const;
/** Lists of independent records. */
const plainLists = ['locations', 'success-stories'] as const;

const record = z.record(z.string(), z.unknown());
const records = z.array(record);

const readJson = async (path: string): Promise<unknown> => JSON.parse(await readFile(path, 'utf8'));
const writeJson = (path: string, value: unknown) => writeFile(path, `${JSON.stringify(value, null, 2)}\n`);

/** Lists names of copies: `terms` becomes `terms-2`, `terms-3` … */
function listCopies(ids: readonly string[], times: number): Copies[] {
  const numbers = Array.from({ length: times - 1 }, (_, index) => index + 2);
  return numbers.flatMap((number) => ids.map((from) => ({ from, to: `${from}-${number}`, number })));
}

async function addRoutes(folder: string, added: Readonly<Record<string, RouteDeclaration>>): Promise<void> {
  const path = join(folder, 'locales/shared/routes.json');
  await writeJson(path, { ...record.parse(await readJson(path)), ...added });
}

/** Replaces the case studies that a page refers to with their copies. */
function renameStudies(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((each) => renameStudies(each, names));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      key === 'study' ? (names.get(String(each)) ?? each) : renameStudies(each, names),
    ]),
  );
}

/** Fields whose texts must be unique on the site. */
const OWN_TEXT = /^(?:name|menu|title|summary|question)$/;

function numberTexts(texts: unknown, number: number): unknown {
  if (!isRecord(texts)) return texts;
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      OWN_TEXT.test(key) && typeof text === 'string' ? `${text} ${number}` : text,
    ]),
  );
}

/** Copies the facts of a record, with new unique values. */
function copyFacts(
  record: Json,
  { to, number }: Copies,
  index: number,
  pages: ReadonlyMap<string, string>,
): Json {
  // A certificate file belongs to one case study only.
  const { certificate: _certificate, ...kept } = record;
  const page = pages.get(`${String(record['page'])} ${number}`);
  return {
    ...kept,
    id: to,
    ...('slug' in record ? { slug: `${String(record['slug'])}-${number}` } : {}),
    ...('uuid' in record
      ? { uuid: String(record['uuid']).slice(0, -4) + String(index).padStart(4, '0') }
      : {}),
    ...(page === undefined ? {} : { page }),
  };
}

/** Adds copies of the records in a list, to the facts and every language. */
async function copyRecords(locales: string, list: string, times: number, pages = new Map<string, string>()) {
  const path = (part: string) => join(locales, part, `records/${list}.json`);
  const facts = records.parse(await readJson(path('shared')));
  const byId = new Map(facts.map((record) => [String(record['id']), record]));
  const copies = listCopies([...byId.keys()], times);
  const added = copies.map((copy, index) => copyFacts(byId.get(copy.from) ?? {}, copy, index, pages));
  await writeJson(path('shared'), [...facts, ...added]);
  for (const language of languageCodes) {
    const texts = record.parse(await readJson(path(language)));
    const numbered = copies.map(({ from, to, number }) => [to, numberTexts(texts[from], number)]);
    await writeJson(path(language), { ...texts, ...Object.fromEntries(numbered) });
  }
  return copies;
}

async function copyPage(folder: string, { from, to, number }: Copies, studies: ReadonlyMap<string, string>) {
  const path = (part: string, id: string) => join(folder, 'locales', part, 'pages', `${id}.json`);
  await writeJson(path('shared', to), renameStudies(await readJson(path('shared', from)), studies));
  for (const language of languageCodes) {
    await writeJson(path(language, to), numberTexts(await readJson(path(language, from)), number));
    const share = (id: string) => join(folder, 'public/share', language, `${id}.jpg`);
    await copyFile(share(from), share(to));
  }
}

/** Adds ids of copies to every list that contains the id of the original. */
function extendLists(value: unknown, copies: ReadonlyMap<string, readonly string[]>): unknown {
  if (Array.isArray(value)) {
    const added = value.flatMap((each) => (typeof each === 'string' ? (copies.get(each) ?? []) : []));
    return [...value.map((each) => extendLists(each, copies)), ...added];
  }
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, extendLists(each, copies)]));
}

const groupCopies = (copies: readonly Copies[]) => {
  const grouped = new Map<string, string[]>();
  for (const { from, to } of copies) grouped.set(from, [...(grouped.get(from) ?? []), to]);
  return grouped;
};

/** Lists the pages to add: copies of case studies, and text pages instead of pages that cannot be copied. */
function listPages(times: number): Copies[] {
  const studies = listCopies(routeIds.filter(isStudyPage), times);
  const missing = routeIds.length * (times - 1) - studies.length;
  const texts = listCopies(plainPages, Math.ceil(missing / plainPages.length) + 1);
  return [...studies, ...texts.slice(0, missing)];
}

async function copyAllRecords(folder: string, times: number, pages: readonly Copies[]) {
  const locales = join(folder, 'locales');
  const copyDrawings = (place: string, copies: readonly Copies[]) => {
    const file = (id: string) => join(folder, 'public', place, `${id}.svg`);
    return Promise.all(copies.map(({ from, to }) => copyFile(file(from), file(to))));
  };
  const byNumber = new Map(pages.map(({ from, to, number }) => [`${from} ${number}`, to]));
  for (const list of plainLists) await copyRecords(locales, list, times);
  await copyRecords(locales, 'search', times, byNumber);
  await copyDrawings('brand/clients', await copyRecords(locales, 'clients', times));
  const studies = await copyRecords(locales, 'case-studies', times, byNumber);
  await copyDrawings('drawings', studies);
  return { studies, questions: await copyRecords(locales, 'faq', times) };
}

/** Multiplies the pages and records of a project copy. */
export async function growSite(folder: string, times: number): Promise<void> {
  if (times === 1) return;
  const pages = listPages(times);
  const { studies, questions } = await copyAllRecords(folder, times, pages);
  for (const page of pages) {
    const own = studies.filter(({ number }) => number === page.number);
    await copyPage(folder, page, new Map(own.map(({ from, to }) => [from, to])));
  }
  for (const [page, copies] of Object.entries({ 'case-studies': studies, faq: questions })) {
    const path = join(folder, 'locales/shared/pages', `${page}.json`);
    await writeJson(path, extendLists(await readJson(path), groupCopies(copies)));
  }
  const added = pages.map(({ from, to, number }): [string, RouteDeclaration] => {
    const route: RouteDeclaration = routes[routeIds.find((id) => id === from) ?? 'terms'];
    return [to, { ...route, path: `${route.path ?? ''}-${number}` }];
  });
  await addRoutes(folder, Object.fromEntries(added));
}
