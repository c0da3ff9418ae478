import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { projectFolder, startProcess } from './start-process.mjs';

const REQUIRED_NODE = 24;

/** Says whether npm's note of what is installed holds every package of the lock file in its version. */
function holdsPackages(lock, installed) {
  return Object.entries(lock.packages).every(([path, wanted]) => {
    const present = installed.packages[path];
    if (path === '' || wanted.link) return true;
    if (present === undefined) return wanted.optional === true;
    return present.version === wanted.version && present.integrity === wanted.integrity;
  });
}

function readPackages(...path) {
  return JSON.parse(readFileSync(join(projectFolder, ...path), 'utf8'));
}

/** npm's note of what it installed. */
const note = ['node_modules', '.package-lock.json'];

function hasNote() {
  return existsSync(join(projectFolder, ...note));
}

function isInstalled() {
  return hasNote() && holdsPackages(readPackages('package-lock.json'), readPackages(...note));
}

/** The npm that runs this script, else the one on the path. */
function findNpm() {
  const script = process.env.npm_execpath ?? '';
  return /npm-cli\.c?js$/.test(script) ? [process.execPath, script] : ['npm'];
}

/** Follows the lock file without writing it. `npm ci` empties the folder first, so it is for an empty one. */
async function installPackages() {
  console.log('Installing the packages of package-lock.json, for a minute or so …');
  const code = await startProcess([
    ...findNpm(),
    ...(hasNote() ? ['install', '--no-save'] : ['ci']),
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

function isRequiredNode(path) {
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' });
  return status === 0 && stdout.startsWith(`v${REQUIRED_NODE}.`);
}

/** The Node that npm installed with the project, else the one that runs this script when it is recent enough. */
function findNode() {
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const own = join(projectFolder, 'node_modules', 'node', 'bin', name);
  if (isRequiredNode(own)) return own;
  if (Number.parseInt(process.versions.node, 10) >= REQUIRED_NODE) return process.execPath;
  throw new Error(
    `Node ${REQUIRED_NODE} is missing, because npm did not run the install script of the package "node": ` +
      'keep "allowScripts": { "node": true } in package.json and run "npm rebuild node", ' +
      `or install Node ${REQUIRED_NODE} yourself, then start again.`,
  );
}

/**
 * Installs the packages where one is missing or differs from the lock file.
 * @returns Path of the Node that runs the project's scripts.
 * @throws When npm fails or the right Node is not there, with a sentence that says what to do.
 */
export async function installMissing() {
  if (!isInstalled()) await installPackages();
  return findNode();
}
