import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { type Counts, countTests, formatCounts, sumCounts } from './check-counts.ts';
import { type CheckStep, isSampleChecked, reportPath, selectSteps } from './check-steps.ts';
import { leaveOutSettings } from './leave-out-settings.ts';
import { hashInputs, noteBuild } from './start-build.ts';

const project = fileURLToPath(new URL('..', import.meta.url));
/**
 * Environment of the steps, without the owner's settings: tests expect the values of the bundles and must never send a
 * message. The next start of the site rebuilds it with the settings.
 */
const environment = leaveOutSettings(project, process.env);
/** Fewer garbage collections in the compiler and linter, both written in Go: saves a fifth of their time. */
const saving = { GOGC: '400' };
/** Timeout of a step, about three times the longest one on two cores; a hanging step is killed and its output shown. */
const STEP_LIMIT_MINUTES = 45;

type Outcome = { isSuccess: boolean; output: string };

/** Runs the command of a step, without colors or a terminal. */
async function runCommand([file, ...parameters]: CheckStep['command']): Promise<Outcome> {
  const { FORCE_COLOR: _color, ...inherited } = environment;
  const child = spawn(file, parameters, {
    cwd: project,
    env: { ...saving, ...inherited, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: STEP_LIMIT_MINUTES * 60_000,
    killSignal: 'SIGKILL',
  });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  }
  const end = await new Promise<string | number | null>((resolve) => {
    child.on('error', (error) => resolve(error.message));
    child.on('close', (code, signal) => resolve(code ?? signal));
  });
  const reason = child.killed ? `the limit of ${STEP_LIMIT_MINUTES} minutes for a step` : end;
  const output = Buffer.concat(chunks).toString();
  return {
    isSuccess: end === 0,
    output: typeof end === 'string' ? `${output}\nEnded by ${reason}.` : output,
  };
}

/** Returns null if the step wrote no report, or was ended while it wrote one. */
async function readReport(name: string): Promise<unknown> {
  return readFile(join(project, reportPath(name)), 'utf8')
    .then((text): unknown => JSON.parse(text))
    .catch(() => null);
}

/** Runs a step and prints its duration; on failure also its output. */
async function runStep({ name, command, counter }: CheckStep): Promise<Counts> {
  console.log(`${name} …`);
  await rm(join(project, reportPath(name)), { force: true });
  const started = performance.now();
  const { isSuccess, output } = await runCommand(command);
  const counts =
    counter === undefined
      ? { passed: Number(isSuccess), failed: Number(!isSuccess) }
      : countTests(counter, await readReport(name), isSuccess);
  if (counts.failed > 0) console.log(output.replaceAll(project, '').trimEnd());
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${name}: ${formatCounts(counts)} in ${seconds} s`);
  return counts;
}

/** Builds the site; the next start of the site reuses the build. */
async function runBuild(step: CheckStep): Promise<Counts> {
  const inputHash = await hashInputs(project, environment);
  const counts = await runStep(step);
  if (counts.failed === 0) await noteBuild(project, inputHash);
  return counts;
}

/**
 * Runs steps: first those with `runsInParallel`, two at a time, then the others one by one. Steps that read the build wait
 * for it; if it fails, they count as failed and do not run.
 */
async function runSteps(steps: readonly CheckStep[]): Promise<Counts> {
  const results: Counts[] = [];
  const build = Promise.withResolvers<boolean>();
  if (!steps.some(({ name }) => name === 'build')) build.resolve(true);
  const run = async (step: CheckStep) => {
    if (step.needsBuild && !(await build.promise)) {
      console.log(`${step.name}: not run, as the build failed`);
      results.push({ passed: 0, failed: 1 });
      return;
    }
    const counts = await (step.name === 'build' ? runBuild(step) : runStep(step));
    if (step.name === 'build') build.resolve(counts.failed === 0);
    results.push(counts);
  };
  const runAll = async (queue: CheckStep[]) => {
    for (let step = queue.shift(); step !== undefined; step = queue.shift()) await run(step);
  };
  const sharing = steps.filter(({ runsInParallel }) => runsInParallel);
  await Promise.all([runAll(sharing), runAll(sharing)]);
  await runAll(steps.filter(({ runsInParallel }) => !runsInParallel));
  return sumCounts(results);
}

try {
  const steps = selectSteps(process.argv.slice(2));
  await mkdir(join(project, '.cache', 'check'), { recursive: true });
  if (!isSampleChecked) {
    console.log('The company is no longer the sample’s: tests of the sample (*.sample.*) are left out.');
  }
  const counts = await runSteps(steps);
  console.log(`The check took ${(performance.now() / 60_000).toFixed(1)} minutes.`);
  process.exitCode = counts.failed === 0 ? 0 : 1;
  console.log(formatCounts(counts));
} catch (error) {
  process.exitCode = 1;
  console.log(error instanceof Error ? error.message : error);
  console.log(formatCounts({ passed: 0, failed: 1 }));
}
