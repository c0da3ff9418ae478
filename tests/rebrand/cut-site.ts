import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languageCodes } from '#src/config/languages.ts';
import { idOf, isRecord, itemsOf, valueOf } from '#src/content/describe/json-value.server.ts';
import { runLocales } from '../../scripts/locales/locales-command.ts';
import { isError, listProblems, type ReportedProblem } from '../support/owner-checks.ts';

const services = ['sla', 'it-consultancy', 'app-development', 'ai-solutions', 'web-development', 'analytics'];
const studies = ['red-sea-coast', 'gulf-of-aqaba', 'user-provisioning'];
const keptStudies = ['gulf-of-suez', 'ras-ghareb', 'benban-south', 'service-desk', 'hybrid-cloud-migration'];
const clients = ['rimal', 'ostrava', 'al-jisr', 'lumen', 'vantor'];
const pages = [
  'renewable-case-studies',
  ...services.map((service) => `services-${service}`),
  ...studies.map((study) => `case-studies-${study}`),
];
/** An industry that the owner does not serve. */
const industry = 'manufacturing';
const gone = new Set([...pages, ...studies, ...clients, industry]);
/** What the owner removes. */
export const removed = { services, studies, clients, industry };
/** Industries that the owner replaces. */
const renamed = new Map([
  ['healthcare', 'ports'],
  ['financial-services', 'logistics'],
  ['retail', 'shipping'],
]);
const renamedIn = [
  'pages/industries.json',
  'pages/case-studies.json',
  'pages/services-digital-transformation.json',
  'navigation.json',
  'records/search.json',
  'records/case-studies.json',
];

const isGone = (value: unknown) => typeof value === 'string' && gone.has(value);

const leadsAway = (value: unknown) => isGone(valueOf(valueOf(value, 'to'), 'page'));

/** Returns true if an item concerns or links removed content. */
function names(item: unknown): boolean {
  return (
    leadsAway(item) ||
    [item, ...['id', 'page', 'part', 'study'].map((key) => valueOf(item, key))].some(isGone)
  );
}

/** Removes references to removed content from a bundle's value. */
function prune(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => !names(item)).map(prune);
  if (!isRecord(value)) return value;
  const kept = Object.entries(value).filter(([key, each]) => !gone.has(key) && !leadsAway(each));
  return Object.fromEntries(kept.map(([key, each]) => [key, prune(each)]));
}

function rename(value: unknown): unknown {
  if (typeof value === 'string') return renamed.get(value) ?? value;
  if (Array.isArray(value)) return value.map(rename);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [renamed.get(key) ?? key, rename(each)]),
  );
}

async function change(path: string, edit: (value: unknown) => unknown): Promise<void> {
  const before: unknown = JSON.parse(await readFile(path, 'utf8'));
  await writeFile(path, `${JSON.stringify(edit(before), null, 2)}\n`);
}

/** Removes services that no longer exist from case studies. */
function dropServices(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((study: unknown) =>
    isRecord(study)
      ? {
          ...study,
          services: itemsOf(study['services']).filter((name) => !services.some((each) => each === name)),
        }
      : study,
  );
}

/** Removes an item or key by the path in a problem: an item by id or index. */
function drop(value: unknown, [key = '', ...rest]: readonly string[]): unknown {
  const isWanted = (item: unknown, place: number) => idOf(item) === key || String(place) === key;
  if (Array.isArray(value)) {
    return rest.length === 0
      ? value.filter((item, place) => !isWanted(item, place))
      : value.map((item: unknown, place) => (isWanted(item, place) ? drop(item, rest) : item));
  }
  if (!isRecord(value)) return value;
  const { [key]: inner, ...others } = value;
  return rest.length === 0 ? others : { ...value, [key]: drop(inner, rest) };
}

/** Removes what the check reports, as an owner would, until nothing reported can be removed. Returns the rest. */
async function obeyCheck(folder: string): Promise<ReportedProblem[]> {
  const ends = new Map([
    ['key-unknown', 0],
    ['list-without-facts', 0],
    ['filter-unknown', 0],
    ['choice-unknown', 0],
    ['entry-unshown', 1],
  ]);
  const problems = listProblems(folder);
  const reported = problems.filter((problem) => isError(problem) && ends.has(problem.code));
  // From the end, so that earlier indexes stay valid.
  for (const { code, file, key } of reported.toReversed()) {
    const keys = key.split('.');
    await change(join(folder, file), (value) =>
      drop(value, keys.slice(0, keys.length - (ends.get(code) ?? 0))),
    );
  }
  return reported.length > 0 ? obeyCheck(folder) : problems;
}

/** Removes by command everything without dependents. */
function removeByCommand(folder: string): void {
  for (const parameters of [
    ['page', 'services-app-development', 'services-web-development'],
    ['client', 'vantor'],
  ]) {
    const { isSuccess, output } = runLocales(['remove', ...parameters], join(folder, 'locales'));
    if (!isSuccess) throw new Error(output);
  }
}

/** Returns a value without some of its fields. */
const omit = (value: unknown, ...keys: readonly string[]) =>
  Object.fromEntries(Object.entries(isRecord(value) ? value : {}).filter(([key]) => !keys.includes(key)));

/** Changes facts of a case study whose texts use them: two months are one word in Arabic. */
const changeFacts = (study: unknown) => ({
  ...omit(study, 'isPlan', 'part'),
  ...(valueOf(study, 'capacity') === undefined ? {} : { figure: 90, capacity: 90 }),
  ...(valueOf(study, 'months') === 3 ? { months: 5 } : {}),
});

/** Changes the facts of the case studies, and removes their drawings. */
async function changeStudies(folder: string): Promise<void> {
  for (const part of ['shared', ...languageCodes]) {
    const bundles = join(folder, 'locales', part);
    await change(join(bundles, 'records/case-studies.json'), (records) =>
      Array.isArray(records)
        ? records.map(changeFacts)
        : Object.fromEntries(keptStudies.map((id) => [id, omit(valueOf(records, id), 'drawn')])),
    );
    for (const id of keptStudies) {
      await change(join(bundles, `pages/case-studies-${id}.json`), (page) => {
        const sections = valueOf(page, 'sections');
        const kept = Array.isArray(sections)
          ? sections.map((section) => omit(section, 'drawing'))
          : { ...omit(sections), opening: omit(valueOf(sections, 'opening'), 'drawing') };
        return { ...omit(page), sections: kept };
      });
    }
  }
  for (const id of [...keptStudies, ...studies]) {
    for (const ending of ['', '-wide', '-narrow']) {
      await rm(join(folder, 'public/drawings', `${id}${ending}.svg`));
    }
  }
}

/**
 * Reduces a copy of the project to 3 of 9 services, 5 of 8 studies with other facts and no drawings, 4 of 9 clients,
 * and 5 of 6 industries, three of them renamed. Returns the remaining problems.
 */
export async function cutSite(folder: string): Promise<ReportedProblem[]> {
  removeByCommand(folder);
  for (const part of ['shared', ...languageCodes]) {
    const bundles = join(folder, 'locales', part);
    for (const page of pages) await rm(join(bundles, 'pages', `${page}.json`), { force: true });
    await change(join(bundles, 'records/case-studies.json'), dropServices);
    const files = (await readdir(bundles, { recursive: true })).filter((name) => name.endsWith('.json'));
    for (const name of files) await change(join(bundles, name), prune);
    for (const name of renamedIn) await change(join(bundles, name), rename);
  }
  await changeStudies(folder);
  return obeyCheck(folder);
}
