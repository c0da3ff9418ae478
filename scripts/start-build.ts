import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/** Inputs of a build beside the environment. Folders count with all their files. */
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

/** Arguments of Node to build the site, relative to the project. */
export const buildParameters = ['node_modules/vite/bin/vite.js', 'build', '--app'] as const;
/** The same for a build that only tests read, without its compressed twins. */
export const trialParameters = [...buildParameters, '--mode', 'uncompressed'] as const;
/** The command that builds the site, from the project's folder. */
export const buildCommand = [process.execPath, ...buildParameters] as const;

/** Paths of a file, or of all files of a folder, from the project's folder; none when it does not exist. */
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

/** A digest of everything that a build of the project depends on: its files and the variables of the environment. */
export async function hashInputs(project: string, environment: NodeJS.ProcessEnv): Promise<string> {
  const hash = createHash('sha256');
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

/** Stamp of a build: a hash of its inputs, and the time of its first page. */
async function formatStamp(project: string, inputHash: string): Promise<string | null> {
  const page = await stat(join(project, 'dist', 'index.html')).catch(() => null);
  return page === null ? null : `${inputHash} ${page.mtimeMs}`;
}

/** Remembers what the build in `dist/` was made from. */
export async function noteBuild(project: string, inputHash: string): Promise<void> {
  const path = stampPath(project);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, (await formatStamp(project, inputHash)) ?? '');
}

/** Returns whether `dist/` holds a build of exactly these inputs that nobody has replaced since. */
export async function isBuilt(project: string, inputHash: string): Promise<boolean> {
  const stamp = await formatStamp(project, inputHash);
  return stamp !== null && stamp === (await readFile(stampPath(project), 'utf8').catch(() => null));
}

/** Runs the build with its output shown; resolves to its exit code, 1 when a signal ended it. */
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
 * Builds the site when its inputs have changed since the last build, and says how long that takes.
 * @returns Whether `dist/` is up to date; the build has printed its error when it is not.
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
