import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/** Inputs of a build besides the environment. Folders include all their files. */
const inputs = [
  'src',
  'locales',
  'public',
  'hosts',
  'docs/licences',
  'package-lock.json',
  'vite.config.ts',
  'tsconfig.json',
  '.env',
  '.env.local',
  '.env.production',
  '.env.production.local',
];
const BUILD_VARIABLE = /^(VITE|SITE)_/;

/** Node arguments to build the site, relative to the project. */
export const buildParameters = ['node_modules/vite/bin/vite.js', 'build', '--app'] as const;
/** The same for builds that only tests read, without compressed files. */
export const uncompressedBuildParameters = [...buildParameters, '--mode', 'uncompressed'] as const;
/** Command to build the site, run in the project folder. */
export const buildCommand = [process.execPath, ...buildParameters] as const;

/** Lists the paths of a file or of all files in a folder, relative to the project; empty if it does not exist. */
async function listFiles(project: string, input: string): Promise<string[]> {
  const path = join(project, input);
  const entry = await stat(path).catch(() => null);
  if (entry === null || entry.isFile()) return entry === null ? [] : [input];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((file) => file.isFile())
    .map((file) => relative(project, join(file.parentPath, file.name)))
    .toSorted();
}

/** Returns a hash of all inputs of a build: files and environment variables. */
export async function hashInputs(project: string, environment: NodeJS.ProcessEnv): Promise<string> {
  // The footer shows the year of the build.
  const hash = createHash('sha256').update(`${new Date().getUTCFullYear()}\0`);
  for (const file of (await Promise.all(inputs.map((input) => listFiles(project, input)))).flat()) {
    const bytes = await readFile(join(project, file));
    hash.update(`${file}\0${bytes.length}\0`).update(bytes);
  }
  for (const name of Object.keys(environment).toSorted()) {
    if (BUILD_VARIABLE.test(name)) hash.update(`${name}\0${environment[name]}\0`);
  }
  return hash.digest('hex');
}

const stampPath = (project: string) => join(project, '.cache', 'build-stamp');

/** Returns the stamp of a build: the hash of its inputs and the modification time of its home page. */
async function formatStamp(project: string, inputHash: string): Promise<string | null> {
  const page = await stat(join(project, 'dist', 'index.html')).catch(() => null);
  return page === null ? null : `${inputHash} ${page.mtimeMs}`;
}

/** Saves the stamp of the build in `dist/`. */
export async function noteBuild(project: string, inputHash: string): Promise<void> {
  const path = stampPath(project);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, (await formatStamp(project, inputHash)) ?? '');
}

/** Returns whether `dist/` is an unmodified build of these inputs. */
export async function isBuilt(project: string, inputHash: string): Promise<boolean> {
  const stamp = await formatStamp(project, inputHash);
  return stamp !== null && stamp === (await readFile(stampPath(project), 'utf8').catch(() => null));
}

/** Runs the build and shows its output. Resolves to its exit code, or 1 if a signal ended it. */
async function runBuild(project: string, signal: AbortSignal): Promise<number> {
  const [node, ...parameters] = buildCommand;
  const child = spawn(node, [...parameters, '--logLevel', 'warn'], {
    cwd: project,
    stdio: ['ignore', 'inherit', 'inherit'],
    signal,
  });
  return new Promise((resolve) => {
    child.on('exit', (code) => resolve(code ?? 1));
    child.on('error', () => resolve(1));
  });
}

/**
 * Builds the site if its inputs have changed since the last build, and prints the duration.
 * @returns True if `dist/` is up to date. If not, the build has printed its error.
 */
export async function buildIfChanged(project: string, signal: AbortSignal): Promise<boolean> {
  const inputHash = await hashInputs(project, process.env);
  if (await isBuilt(project, inputHash)) return true;
  const started = performance.now();
  console.log('Building the site, for half a minute or so …');
  if ((await runBuild(project, signal)) !== 0) return false;
  await noteBuild(project, inputHash);
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(0)} s.`);
  return true;
}
