import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import process from 'node:process';
import { trialParameters } from './start-build.ts';

const project = join(import.meta.dirname, '..');
/** Files left out of a copy of the project. */
const left = new Set([
  'node_modules',
  'dist',
  'dist-hosts',
  '.git',
  '.ssr',
  '.cache',
  '.mailbox',
  '.env',
  'launch.json',
]);

/** Copies the project into a new folder, without what is made from it and what one machine sets. */
export async function copyProject(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `${name}-`));
  await cp(project, folder, {
    recursive: true,
    filter: (path) => !(left.has(basename(path)) && join(path, '..') === project),
  });
  await symlink(await realpath(join(project, 'node_modules')), join(folder, 'node_modules'), 'junction');
  return folder;
}

/** Gives a copy a folder of packages of its own, so that what is prepared in it is not that of the project. */
export async function keepPackagesApart(folder: string): Promise<void> {
  const packages = join(folder, 'node_modules');
  const names = await readdir(packages);
  const real = await realpath(packages);
  await rm(packages);
  await mkdir(packages);
  for (const name of names.filter((each) => !each.startsWith('.vite'))) {
    await symlink(join(real, name), join(packages, name), 'junction');
  }
}

/** Runs a tool of the project in a folder, in the environment of a shell and not of a test. */
export function runTool(folder: string, ...parameters: [string, ...string[]]) {
  const { NODE_ENV: _mode, VITEST: _vitest, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, parameters, {
    cwd: folder,
    env,
    encoding: 'utf8',
    maxBuffer: Infinity,
  });
  return { status, output: stdout + stderr };
}

/** Builds a copy of the project, without compressed twins unless asked. @throws Error with what the build says when it fails */
export function buildCopy(
  folder: string,
  parameters: readonly [string, ...string[]] = trialParameters,
): void {
  const { status, output } = runTool(folder, ...parameters, '--logLevel', 'warn');
  if (status !== 0) throw new Error(`The site is not built:\n${output}`);
}
