// Lists what only the owner of the site can write or confirm, and every malformed setting. See --help.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import process from 'node:process';
import { confirmPlaces } from './launch/confirm-places.ts';
import { placeOf } from './launch/find-promises.ts';
import { reportHost } from './hosts/report-host.ts';
import { wordLanguages } from '#src/content/read/words.server.ts';
import { readSamples } from './launch/is-sample.ts';
import { launchFile, writeLaunchPage } from './launch/launch-page.ts';
import { describeSamples, type LaunchList, listLaunch } from './launch/list-launch.ts';
import { type PromiseKind, promiseKinds } from './launch/promise-rules.ts';
import { sendTestMessage } from './launch/send-test-message.ts';
import { readOptions } from './read-options.ts';
import { exitWithError } from './exit-with-error.ts';

const project = join(import.meta.dirname, '..');

function isKind(name: string): name is PromiseKind {
  return Object.hasOwn(promiseKinds, name);
}

/** Formats open points by kind: advice, then each position. */
function formatOpen(open: LaunchList['open']): string {
  return Object.keys(promiseKinds)
    .filter(isKind)
    .map((kind) => ({ kind, places: open.filter((found) => found.kind === kind) }))
    .filter(({ places }) => places.length > 0)
    .map(({ kind, places }) => {
      const { title, write } = promiseKinds[kind];
      const lines = places.map(({ file, line, path }) => `  ${file}:${line}  ${path}`.trimEnd());
      return [`${title} (${places.length})`, `  write  ${write}`, ...lines, ''].join('\n');
    })
    .join('\n');
}

function formatSummary({ faults, open }: LaunchList): string {
  if (faults.length > 0) return 'Fix this before the site goes public.\n';
  return open.length === 0
    ? 'Everything that only the owner can confirm is changed or confirmed.\n'
    : `${open.length} places still hold a sample or a promise. Change each, or confirm it in launch.json: ` +
        'npm run check:launch -- --confirm "locales/en/company.json:name" --by "Your Name". ' +
        'A place may also be a whole file or folder, and locales/*/… every language: it then confirms every promise in it, read or not.\n';
}

/** Writes the list as pages to `.cache/launch`. @returns Text that lists their paths. */
function writePages(list: LaunchList): string {
  const folder = join(project, '.cache', 'launch');
  mkdirSync(folder, { recursive: true });
  const files = wordLanguages.map((code) => {
    const file = join(folder, launchFile(code));
    writeFileSync(file, writeLaunchPage(list, code, new Date()));
    return `  ${relative(process.cwd(), file)}`;
  });
  return ['The same as a page, sorted by who does what, with commands:', ...files].join('\n');
}

/** Prints what the owner has to do. @returns True if nothing is left. */
function reportLaunch(isRecorded: boolean): boolean {
  const read = () => listLaunch(project, process.env, readSamples());
  if (isRecorded) {
    const text = `${JSON.stringify(describeSamples(read().all), null, 2)}\n`;
    writeFileSync(join(project, 'scripts', 'launch', 'samples.json'), text);
  }
  const list = read();
  console.log(
    formatOpen(list.open) + [...list.faults, '', formatSummary(list) + writePages(list)].join('\n'),
  );
  return list.open.length + list.faults.length === 0;
}

/** Saves confirmations dated today. @returns True if they were saved. */
function reportConfirmation(places: readonly string[], by: string): boolean {
  const known = listLaunch(project, process.env, readSamples()).all.map(placeOf);
  const on = new Date().toISOString().slice(0, 10);
  const { faults, covered, marks } = confirmPlaces(
    project,
    known,
    places.map((place) => ({ place, by, on })),
  );
  const report =
    `Confirmed in launch.json: ${places.join(', ')}. That is ${covered} places which ${by} answers for, read or not, ` +
    `and all that is added there. Sample marks removed: ${marks}.`;
  console.log(faults.length > 0 ? faults.join('\n') : report);
  return faults.length === 0;
}

const usage = `npm run check:launch
  lists what only the owner of the site can write or confirm, and every setting that is malformed; writes it as a page
npm run check:launch -- --confirm "locales/*/pages/terms.json" --by "Your Name"
  writes into launch.json that a place, file or folder may stay as it is, today, and takes "sample": true off its records;
  --confirm may stand several times, and locales/*/… means every language and locales/shared
npm run check:launch -- --send
  sends one test message as the contact form does, and says what came back
npm run check:launch -- --host https://www.example.org
  says what is wrong with a host that serves the site
npm run check:launch -- --record
  notes the values as they are as the samples that the project comes with; for the makers of the samples`;

const values = readOptions(
  {
    record: { type: 'boolean' },
    host: { type: 'string' },
    send: { type: 'boolean' },
    confirm: { type: 'string', multiple: true },
    by: { type: 'string' },
  },
  usage,
);

async function run(): Promise<boolean> {
  if (values.host !== undefined) return reportHost(values.host);
  if (values.confirm !== undefined)
    return reportConfirmation(
      values.confirm,
      values.by ?? exitWithError('--by "Your Name" says who answers for it.'),
    );
  if (values.send !== true) return reportLaunch(values.record === true);
  const { report, isSuccess } = await sendTestMessage(project, process.env);
  console.log(report);
  return isSuccess;
}

process.exitCode = (await run()) ? 0 : 1;
