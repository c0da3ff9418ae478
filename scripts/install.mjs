import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { projectFolder, startProcess } from './start-process.mjs';

/** Returns whether npm's record of installed packages matches the lock file. */
function holdsPackages(lock, installed, withTools) {
  return Object.entries(lock.packages).every(([path, wanted]) => {
    const present = installed.packages[path];
    if (path === '' || wanted.link) return true;
    if (present === undefined) return wanted.optional === true || (isTool(wanted) && !withTools);
    return present.version === wanted.version && present.integrity === wanted.integrity;
  });
}

/** Returns whether a package is needed only for checks and tests. */
function isTool({ dev, devOptional }) {
  return dev === true || devOptional === true;
}

function readPackages(...path) {
  return JSON.parse(readFileSync(join(projectFolder, ...path), 'utf8'));
}

/** Path of npm's record of installed packages. */
const note = ['node_modules', '.package-lock.json'];

function hasNote() {
  return existsSync(join(projectFolder, ...note));
}

function isInstalled(withTools) {
  return hasNote() && holdsPackages(readPackages('package-lock.json'), readPackages(...note), withTools);
}

/** Returns whether development packages are installed; an installation then keeps them. */
function hasTools() {
  return hasNote() && Object.values(readPackages(...note).packages).some(({ dev }) => dev === true);
}

/** Returns the npm that runs this script, or else the one in `PATH`. */
function findNpm() {
  const script = process.env.npm_execpath ?? '';
  return /npm-cli\.c?js$/.test(script) ? [process.execPath, script] : ['npm'];
}

/** Installs the versions in the lock file. `npm ci` deletes `node_modules`, so it is used only for the first time. */
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

/** Returns whether a release, such as `26.10.0`, is at least the wanted one. */
function isSince(release, wanted) {
  return release.localeCompare(wanted, 'en', { numeric: true }) >= 0;
}

/** Returns whether a Node executable runs on this system. */
function isWorking(path) {
  return spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;
}

/** Returns the Node from the project's packages, or else the running one if it is not older. @throws Error otherwise */
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
 * Installs packages if one is missing or differs from the lock file.
 * @param withTools whether to include packages for checks and tests
 * @returns Path of the Node that runs the project's scripts.
 * @throws Error with instructions if npm fails or no suitable Node is found
 */
export async function installMissing({ withTools }) {
  if (!isInstalled(withTools)) await installPackages(withTools || hasTools());
  return findNode();
}
