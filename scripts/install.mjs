import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { projectFolder, startProcess } from './start-process.mjs';

/** Returns whether npm's note of what is installed holds every package of the lock file in its version. */
function holdsPackages(lock, installed, withTools) {
  return Object.entries(lock.packages).every(([path, wanted]) => {
    const present = installed.packages[path];
    if (path === '' || wanted.link) return true;
    if (present === undefined) return wanted.optional === true || (isTool(wanted) && !withTools);
    return present.version === wanted.version && present.integrity === wanted.integrity;
  });
}

/** Whether a package is needed only for checks and tests. */
function isTool({ dev, devOptional }) {
  return dev === true || devOptional === true;
}

function readPackages(...path) {
  return JSON.parse(readFileSync(join(projectFolder, ...path), 'utf8'));
}

/** npm's note of what it installed. */
const note = ['node_modules', '.package-lock.json'];

function hasNote() {
  return existsSync(join(projectFolder, ...note));
}

function isInstalled(withTools) {
  return hasNote() && holdsPackages(readPackages('package-lock.json'), readPackages(...note), withTools);
}

/** Whether a tool of the checks is installed; then missing packages are added to it. */
function hasTools() {
  return hasNote() && Object.values(readPackages(...note).packages).some(({ dev }) => dev === true);
}

/** The npm that runs this script, else the one on the path. */
function findNpm() {
  const script = process.env.npm_execpath ?? '';
  return /npm-cli\.c?js$/.test(script) ? [process.execPath, script] : ['npm'];
}

/** Follows the lock file without writing it. `npm ci` empties the folder first, so it is for an empty one. */
async function installPackages(withTools) {
  const what = withTools ? 'all packages of package-lock.json' : 'what building and serving the site need';
  console.log(`Installing ${what}, for a minute or so …`);
  const code = await startProcess([
    ...findNpm(),
    ...(hasNote() ? ['install', '--no-save'] : ['ci']),
    ...(withTools ? [] : ['--omit=dev']),
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]);
  if (code !== 0) {
    throw new Error(
      'The packages could not be installed; npm says why above. Start again once it is mended.',
    );
  }
}

/** Returns whether a release is another one or a later one, as in `26.10.0`. */
function isSince(release, wanted) {
  return release.localeCompare(wanted, 'en', { numeric: true }) >= 0;
}

/** Whether a Node starts on this system. */
function isWorking(path) {
  return spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;
}

/** The Node that npm installed with the project, else the one that runs this script when it is no older. */
function findNode() {
  const file = join('bin', process.platform === 'win32' ? 'node.exe' : 'node');
  const packages = readPackages('package.json').optionalDependencies;
  const own = Object.keys(packages)
    .map((name) => join(projectFolder, 'node_modules', name, file))
    .find((path) => existsSync(path) && isWorking(path));
  if (own !== undefined) return own;
  const [release] = Object.values(packages);
  if (isSince(process.versions.node, release)) return process.execPath;
  throw new Error(
    `Node ${release} or a later release is needed, and this is ${process.versions.node}: npm has it for ` +
      `${Object.keys(packages).join(', ')} and not for this system. Install it yourself (https://nodejs.org), ` +
      'then start again.',
  );
}

/**
 * Installs the packages where one is missing or differs from the lock file.
 * @param withTools whether those of checks and tests are needed, too
 * @returns Path of the Node that runs the project's scripts.
 * @throws When npm fails or the right Node is not there, with a sentence that says what to do.
 */
export async function installMissing({ withTools }) {
  if (!isInstalled(withTools)) await installPackages(withTools || hasTools());
  return findNode();
}
