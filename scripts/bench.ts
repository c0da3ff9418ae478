// Measures the built site in both languages, in rounds; an interrupted run is resumed. See --help.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type RouteId, routeIds } from '#src/routing/routes.ts';
import { createMailboxHandler } from '../server/mailbox-handler.ts';
import { type RunningSite, serveSite } from '../server/serve-site.ts';
import { buildSite, prepareVariant } from './bench/build.ts';
import { measureAction } from './bench/interactions.ts';
import { measurePage } from './bench/lighthouse.ts';
import { describeMachine, explainBusy, type MachineReading, readMachine } from './bench/machine.ts';
import { listTasks, type Measurement, planRounds, type Task, type Variant } from './bench/plan.ts';
import { listBudgetFailures, listRows, replaceFigures, writeReport, writeSummary } from './bench/report.ts';
import { type Figures, listOpen, readResults, type Results, writeResults } from './bench/store.ts';
import { writeDocument } from './bench/write-document.ts';
import { browserFlags, findBrowser, requireBrowser } from './find-browser.ts';
import { readOptions } from './read-options.ts';
import { hashInputs } from './start-build.ts';
import { exitWithError } from './exit-with-error.ts';

const project = fileURLToPath(new URL('..', import.meta.url));
const cache = join(project, '.cache', 'bench');
const resultsPath = join(cache, 'results.json');
const ROUNDS = 3;
/** How often a measurement waits for a busy machine, and for how long, ms. */
const MAX_WAITS = 4;
const WAIT_MS = 15_000;
/** Maximum number of passes; each repeats what failed or ran on a busy machine. */
const MAX_PASSES = 3;

type Served = Record<Variant, { folder: string; site: RunningSite }>;
type Surroundings = { served: Served; browser: string };

const usage = `npm run bench                           measures every page, and goes on where it was stopped
npm run bench -- --fresh                measures all anew
npm run bench -- --pages home,contact   measures these pages
npm run bench -- --quick                measures Home, in one round
npm run bench -- --write                writes the figures of a whole run into README.md`;

const options = readOptions(
  {
    quick: { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    pages: { type: 'string' },
  },
  usage,
);

function choosePages(): readonly RouteId[] {
  const wanted = options.pages?.split(',') ?? (options.quick ? ['home'] : routeIds);
  const unknown = wanted.filter((name) => !routeIds.some((id) => id === name));
  if (unknown.length > 0) exitWithError(`No page is called ${unknown.join(', ')}.`);
  return routeIds.filter((id) => wanted.includes(id));
}

async function measure(task: Task, { served, browser }: Surroundings): Promise<Figures> {
  if (task.kind === 'build') return buildSite(project, join(cache, 'timed'), 'shipped');
  if (task.kind === 'action') {
    return measureAction(served.bare.site.url, task, { browser, flags: browserFlags });
  }
  const { folder, site } = served[task.variant];
  const { language, address } = task;
  return measurePage(new URL(address, site.url).href, { browser, flags: browserFlags, language, folder });
}

/** Measures the machine and explains whether it is busy, compared with its best speed so far. */
async function listen(results: Results): Promise<{ reading: MachineReading; fault: string | null }> {
  const reading = await readMachine();
  results.quickest = Math.min(results.quickest ?? reading.turn, reading.turn);
  return { reading, fault: explainBusy(reading, results.quickest) };
}

/** Waits for a quiet machine, but not forever. Prints the reason. */
async function awaitQuiet(results: Results): Promise<boolean> {
  for (let left = MAX_WAITS; ; left -= 1) {
    const { fault } = await listen(results);
    if (fault === null) return true;
    if (left === 0) return false;
    console.log(`  The machine is busy: ${fault}. Waiting.`);
    await wait(WAIT_MS);
  }
}

/** Takes one measurement, first waiting for a quiet machine if needed. Returns whether it is quiet afterwards. */
async function takeMeasurement(
  { id, task }: Measurement,
  around: Surroundings,
  results: Results,
  isKnownQuiet: boolean,
): Promise<boolean> {
  const wasQuiet = isKnownQuiet || (await awaitQuiet(results));
  const figures = await measure(task, around);
  const { fault } = await listen(results);
  const isBusy = !wasQuiet || fault !== null;
  results.results[id] = { figures, isBusy };
  writeResults(resultsPath, results);
  console.log(`  ${id}${isBusy ? ': the machine was busy, so this is measured again' : ''}`);
  return fault === null;
}

/** Takes all missing measurements and repeats those from a busy machine. Retries failed ones in the next pass. */
async function measureAll(plan: readonly Measurement[], around: Surroundings, results: Results) {
  let isQuiet = false;
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const open = listOpen(plan, results);
    if (open.length > 0) console.log(`${open.length} of ${plan.length} measurements to take.`);
    for (const measurement of open) {
      isQuiet = await takeMeasurement(measurement, around, results, isQuiet).catch((error: unknown) => {
        console.log(`  ${measurement.id}: ${error instanceof Error ? error.message : String(error)}`);
        return false;
      });
    }
  }
}

async function serveVariants(): Promise<Served> {
  const serve = async (variant: Variant) => {
    const folder = await prepareVariant(project, cache, variant);
    const before = variant === 'static' ? [] : [createMailboxHandler(join(cache, 'mailbox'))];
    return { folder, site: await serveSite({ folder, port: 0, before }) };
  };
  return {
    bare: await serve('bare'),
    shipped: await serve('shipped'),
    hand: await serve('hand'),
    static: await serve('static'),
  };
}

/** Prints and saves the report. Returns all missed budgets and open measurements. */
async function report(plan: readonly Measurement[], results: Results): Promise<string[]> {
  const rows = listRows(plan, results);
  const command = ['npm run bench', ...process.argv.slice(2)].join(' ').replace('bench --', 'bench -- --');
  const run = { date: new Date().toISOString().slice(0, 10), machine: describeMachine(), command };
  const text = writeReport(rows, run);
  console.log(`\n${text}\n`);
  await writeFile(join(cache, 'report.md'), `${text}\n`);
  const open = listOpen(plan, results).length;
  if (options.write && open === 0) {
    const readme = join(project, 'README.md');
    await writeDocument(readme, replaceFigures(await readFile(readme, 'utf8'), writeSummary(rows, run)));
  }
  const unsure = `${open} measurements failed or were taken on a busy machine; the same command takes them anew.`;
  return [...listBudgetFailures(rows), ...(open === 0 ? [] : [unsure])];
}

const browser = findBrowser('windows') ?? requireBrowser();
if (options.write && (options.quick || options.pages !== undefined))
  throw new Error('The README shows a whole run: leave out --quick and --pages.');
const plan = planRounds(listTasks(choosePages()), options.quick ? 1 : ROUNDS);
const inputHash = await hashInputs(project, process.env);
let results = readResults(resultsPath, inputHash);
const isUntouched = Object.keys(results.results).length === 0;
if (options.fresh || isUntouched) {
  await rm(cache, { recursive: true, force: true });
  results = readResults(resultsPath, inputHash);
}
await mkdir(cache, { recursive: true });
writeResults(resultsPath, results);
const served = await serveVariants();
try {
  await measureAll(plan, { served, browser }, results);
} finally {
  for (const { site } of Object.values(served)) await site.close();
}
const faults = await report(plan, results);
console.log(faults.length === 0 ? 'Every budget is kept.' : `Missed:\n${faults.join('\n')}`);
process.exitCode = faults.length === 0 ? 0 : 1;
