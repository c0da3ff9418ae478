// Measures the cost of 5 and 25 times the pages and records, in copies of the project, and writes docs/growth.md:
//   node scripts/bench-growth.ts [--fresh]
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Language } from '#src/config/languages.ts';
import { searchItemTypes } from '#src/content/describe/search-item.ts';
import { createSearch } from '#src/features/search/create-search.ts';
import { copyProject } from './copy-project.ts';
import { takeMedian } from './bench/budgets.ts';
import { growSite } from './bench/grow-site.ts';
import { GROWTHS, checkAllGrowth, writeGrowth } from './bench/growth.ts';
import { describeMachine } from './bench/machine.ts';
import { runTimed } from './bench/run-timed.ts';
import { type Figures, readResults, writeResults } from './bench/store.ts';
import { writeDocument } from './bench/write-document.ts';
import { readQueries, searchedLanguages } from './measure-search.ts';
import { buildParameters, hashInputs } from './start-build.ts';

const project = fileURLToPath(new URL('..', import.meta.url));
const resultsPath = join(project, '.cache', 'growth.json');
/** Client script that every page loads. */
const EVERY_PAGE = /^client-[\w-]{8}\.js\.br$/;

/** Search items of the built index. */
const searchItems = z.array(
  z.object({
    id: z.string(),
    type: z.enum(searchItemTypes),
    title: z.string(),
    description: z.string(),
    path: z.string(),
    tags: z.array(z.string()),
    keywords: z.array(z.string()),
  }),
);

type BuiltFile = { name: string; bytes: number };

async function listFiles(folder: string): Promise<BuiltFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return Promise.all(
    files.map(async ({ name, parentPath }) => ({ name, bytes: (await stat(join(parentPath, name))).size })),
  );
}

const sumBytes = (files: readonly BuiltFile[]) => files.reduce((sum, { bytes }) => sum + bytes, 0);

/** Measures the preparation and answer times of a built search index, ms. */
async function measureSearch(assets: string, language: Language) {
  const name = (await readdir(assets)).find(
    (file) => file.startsWith(`search-${language}-`) && file.endsWith('.json'),
  );
  if (name === undefined) throw new Error(`There is no search index in ${language}.`);
  const items = searchItems.parse(JSON.parse(await readFile(join(assets, name), 'utf8')));
  const time = (run: () => unknown) => {
    const started = performance.now();
    run();
    return performance.now() - started;
  };
  const search = createSearch(items);
  const { queries } = readQueries(language);
  const answers = queries.map(({ query }) =>
    Math.min(
      time(() => search(query)),
      time(() => search(query)),
    ),
  );
  return {
    prepare: Math.min(
      time(() => createSearch(items)),
      time(() => createSearch(items)),
    ),
    answer: takeMedian(answers),
  };
}

async function measureOutput(folder: string): Promise<Figures> {
  const assets = join(folder, 'dist', 'assets');
  const files = await listFiles(join(folder, 'dist'));
  const searches = await Promise.all(searchedLanguages.map((language) => measureSearch(assets, language)));
  const indexes = files.filter(({ name }) => /^search-\w+-[\w-]{8}\.json\.br$/.test(name));
  const scripts = files.filter(({ name }) => EVERY_PAGE.test(name));
  return {
    documents: files.filter(({ name }) => name.endsWith('.html')).length,
    output: sumBytes(files) / 1e6,
    index: Math.max(...indexes.map(({ bytes }) => bytes)) / 1000,
    prepare: Math.max(...searches.map(({ prepare }) => prepare)),
    answer: Math.max(...searches.map(({ answer }) => answer)),
    script: sumBytes(scripts) / 1000,
  };
}

async function measureCopy(times: number): Promise<Figures> {
  const folder = await copyProject(`growth-${times}`);
  try {
    await growSite(folder, times);
    const check = await runTimed(['scripts/check-locales.ts'], { folder });
    console.log(`  checked in ${check.seconds.toFixed(0)} s`);
    const build = await runTimed([...buildParameters, '--logLevel', 'warn'], { folder });
    console.log(`  built in ${build.seconds.toFixed(0)} s, with ${build.megabytes.toFixed(0)} MB`);
    const usage = { check: check.processor, build: build.processor, buildMemory: build.megabytes };
    return { ...usage, ...(await measureOutput(folder)) };
  } finally {
    await rm(folder, { recursive: true });
  }
}

const results = readResults(resultsPath, await hashInputs(project, process.env));
if (process.argv.includes('--fresh')) results.results = {};
for (const times of GROWTHS) {
  if (String(times) in results.results) continue;
  console.log(`${times} times the site …`);
  results.results[times] = { figures: await measureCopy(times), isBusy: false };
  writeResults(resultsPath, results);
}
const growth = new Map(GROWTHS.map((times) => [times, results.results[times]?.figures ?? {}]));
const checks = checkAllGrowth(growth);
const run = {
  date: new Date().toISOString().slice(0, 10),
  machine: describeMachine(),
  command: 'npm run bench:growth',
};
const text = writeGrowth(checks, run);
console.log(`\n${text}`);
await writeDocument(join(project, 'docs', 'growth.md'), text);
process.exitCode = checks.every(({ fault }) => fault === null) ? 0 : 1;
