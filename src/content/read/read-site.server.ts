import { existsSync, readdirSync } from 'node:fs';
import { basename, join, posix, sep } from 'node:path';
import { languageCodes } from '#src/config/languages.ts';
import { bundleCatalogue, PICTURES_PATH } from '#src/content/describe/bundle-catalogue.server.ts';
import { findNearest } from './nearest-name.server.ts';
import type { Problem } from './problem.server.ts';
import { type Bundle, nameFile, readBundle } from './read-bundle.server.ts';

/** The locales folder as read: bundles by their path inside it (`shared/company.json`, `ar/ui.json`). */
export type SiteSource = { folder: string; bundles: ReadonlyMap<string, Bundle>; problems: Problem[] };

/** Folder of the facts that no language changes. */
export const SHARED_FOLDER = 'shared';
/** The words that languages have to use or to leave. */
export const GLOSSARY_PATH = 'glossary.json';

/** Reads every bundle of every declared language, and reports what is missing, unreadable or not known. */
export function readSite(folder: string): SiteSource {
  if (!existsSync(folder)) {
    return { folder, bundles: new Map(), problems: [explainMissingFolder(folder, '.')] };
  }
  const folders = [SHARED_FOLDER, ...languageCodes];
  const missing = folders.filter((name) => !existsSync(join(folder, name)));
  const expected = [GLOSSARY_PATH, ...folders.flatMap(expectedPaths)];
  const readings = expected
    .filter((path) => !missing.some((name) => path.startsWith(`${name}/`)))
    .map((path) => ({ path, reading: readBundle(folder, path) }));
  const problems = readings.flatMap(({ reading }) => (reading.ok ? [] : reading.problems));
  return {
    folder,
    bundles: new Map(readings.flatMap(({ path, reading }) => (reading.ok ? [[path, reading.bundle]] : []))),
    problems: [
      ...missing.map((name) => explainMissingFolder(folder, name)),
      ...problems,
      ...findUnknownFolders(folder, folders),
      ...findUnknownFiles(folder, expected),
    ],
  };
}

/** Paths of the bundles that a folder of `locales/` has to hold. */
function expectedPaths(name: string): string[] {
  const isShared = name === SHARED_FOLDER;
  const paths = bundleCatalogue.filter(({ hasFacts }) => hasFacts || !isShared).map(({ path }) => path);
  return [...paths, ...(isShared ? [PICTURES_PATH] : [])].map((path) => `${name}/${path}`);
}

function explainMissingFolder(folder: string, name: string): Problem {
  const file = nameFile(folder, name);
  const isLanguage = name !== '.' && name !== SHARED_FOLDER;
  const remedy = `add the folder ${file}${isLanguage ? ', with the files of another language translated' : ''}`;
  return { file, path: '', found: 'no folder', expected: 'a folder of bundles', remedy };
}

function findUnknownFolders(folder: string, known: readonly string[]): Problem[] {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const unknown = folders.map(({ name }) => name).filter((name) => !isHidden(name));
  return unknown
    .filter((name) => !known.includes(name))
    .map((name) => ({
      file: nameFile(folder, name),
      path: '',
      found: `the folder "${name}"`,
      expected: `the folders ${known.join(', ')}`,
      remedy: 'declare the language in src/config/languages.ts, or remove the folder',
    }));
}

function findUnknownFiles(folder: string, expected: readonly string[]): Problem[] {
  const names = new Set(expected.map((path) => path.split('/')[0]));
  const found = [SHARED_FOLDER, ...languageCodes]
    .filter((name) => existsSync(join(folder, name)))
    .flatMap((name) => listFiles(folder, name));
  const missing = expected.filter((path) => !found.includes(path));
  return found
    .filter((path) => names.has(path.split('/')[0]) && !expected.includes(path))
    .map((path) => explainUnknownFile(folder, path, missing));
}

function explainUnknownFile(folder: string, path: string, missing: readonly string[]): Problem {
  const place = posix.dirname(path);
  const candidates = missing
    .filter((other) => posix.dirname(other) === place)
    .map((other) => basename(other));
  const nearest = findNearest(basename(path), candidates);
  return {
    file: nameFile(folder, path),
    path: '',
    found: 'a file that no page and no record knows',
    expected: 'one file for each page of src/routing/routes.ts and for each kind of record',
    remedy: nearest === undefined ? 'remove the file' : `rename the file to ${nearest}`,
  };
}

function listFiles(folder: string, name: string): string[] {
  return readdirSync(join(folder, name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isHidden(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder).length + 1))
    .map((path) => path.split(sep).join('/'));
}

function isHidden(name: string): boolean {
  return name.startsWith('.');
}
