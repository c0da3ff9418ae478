import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { languageCodes } from '#src/config/languages.ts';
import { idOf, isRecord, itemsOf, valueOf } from '#src/content/describe/json-value.server.ts';
import { runTool } from '../../scripts/copy-project.ts';

const services = ['sla', 'it-consultancy', 'app-development', 'ai-solutions', 'web-development', 'analytics'];
const studies = ['red-sea-coast', 'gulf-of-aqaba', 'user-provisioning'];
const clients = ['rimal', 'ostrava', 'al-jisr', 'lumen', 'vantor'];
const pages = [
  'renewable-case-studies',
  ...services.map((service) => `services-${service}`),
  ...studies.map((study) => `case-studies-${study}`),
];
const gone = new Set([...pages, ...studies, ...clients]);
/** Industries that the owner serves in place of others. */
const renamed = new Map([
  ['healthcare', 'ports'],
  ['financial-services', 'logistics'],
]);
const renamedIn = ['pages/industries.json', 'navigation.json', 'records/search.json'];

const isGone = (value: unknown) => typeof value === 'string' && gone.has(value);

const leadsAway = (value: unknown) => isGone(valueOf(valueOf(value, 'to'), 'page'));

/** Whether an item is about removed content or links to it. */
function names(item: unknown): boolean {
  return leadsAway(item) || [item, ...['id', 'page', 'study'].map((key) => valueOf(item, key))].some(isGone);
}

/** A value of a bundle without what is gone. */
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

/** Case studies are shown under the services that are left. */
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

/** Takes an item or a key away, as the check names it: an item by its id or its place. */
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

const verdict = z.object({
  problems: z.array(z.object({ severity: z.string(), code: z.string(), file: z.string(), key: z.string() })),
});

/** Problems that the check reports in a folder. */
export function listErrors(folder: string) {
  const { output } = runTool(folder, 'scripts/check-locales.ts', '--json');
  return verdict.parse(JSON.parse(output)).problems.filter(({ severity }) => severity === 'error');
}

/** Takes away what the check says, as an owner does, until it says nothing that can be taken away. */
async function obeyCheck(folder: string): Promise<void> {
  const ends = new Map([
    ['key-unknown', 0],
    ['list-without-facts', 0],
    ['filter-unknown', 0],
    ['choice-unknown', 0],
    ['entry-unshown', 1],
  ]);
  const told = listErrors(folder).filter(({ code }) => ends.has(code));
  // From the end, so that places before it stay.
  for (const { code, file, key } of told.toReversed()) {
    const keys = key.split('.');
    await change(join(folder, file), (value) =>
      drop(value, keys.slice(0, keys.length - (ends.get(code) ?? 0))),
    );
  }
  if (told.length > 0) await obeyCheck(folder);
}

/** Leaves a copy of the project 3 of 9 services, 5 of 8 studies, 4 of 9 clients, and other industries. */
export async function cutSite(folder: string): Promise<void> {
  for (const part of ['shared', ...languageCodes]) {
    const bundles = join(folder, 'locales', part);
    for (const page of pages) await rm(join(bundles, 'pages', `${page}.json`), { force: true });
    await change(join(bundles, 'records/case-studies.json'), dropServices);
    const files = (await readdir(bundles, { recursive: true })).filter((name) => name.endsWith('.json'));
    for (const name of files) await change(join(bundles, name), prune);
    for (const name of renamedIn) await change(join(bundles, name), rename);
  }
  await obeyCheck(folder);
}
