import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import process from 'node:process';
import { uncompressedBuildParameters } from './start-build.ts';

const project = join(import.meta.dirname, '..');
/** Entries of the project folder that are not copied. */
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

/** Copies the project to a temporary folder, without generated files and local settings. */
export async function copyProject(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `${name}-`));
  await cp(project, folder, {
    recursive: true,
    filter: (path) => !(left.has(basename(path)) && join(path, '..') === project),
  });
  await symlink(await realpath(join(project, 'node_modules')), join(folder, 'node_modules'), 'junction');
  return folder;
}

/** Gives a copy its own `node_modules` folder, so Vite's cache is not shared with the project. */
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

/** Runs a tool of the project in a folder, with the environment of a shell instead of a test. */
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

/** Builds a copy of the project, by default without compressed files. @throws Error with the build output on failure */
export function buildCopy(
  folder: string,
  parameters: readonly [string, ...string[]] = uncompressedBuildParameters,
): void {
  const { status, output } = runTool(folder, ...parameters, '--logLevel', 'warn');
  if (status !== 0) throw new Error(`The site is not built:\n${output}`);
}
