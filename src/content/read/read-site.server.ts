import { existsSync, readdirSync } from 'node:fs';
import { basename, join, posix, relative, sep } from 'node:path';
import { languageCodes } from '#src/config/languages.ts';
import {
  bundleCatalogue,
  type BundleDescription,
  listBundles,
  ROUTES_PATH,
  sharedFiles,
} from '#src/content/describe/bundle-catalogue.server.ts';
import { factId } from '#src/content/describe/derive-schemas.server.ts';
import { isRecord } from '#src/content/describe/json-value.server.ts';
import { findNearest } from '#src/config/nearest-name.server.ts';
import type { Problem } from './problem.server.ts';
import { type Bundle, type BundleReading, nameFile, readBundle } from './read-bundle.server.ts';

/** The locales folder as read; bundles by their path inside it (`shared/company.json`, `ar/ui.json`). */
export type SiteSource = {
  folder: string;
  /** The bundles that the folder's page table requires. */
  catalogue: readonly BundleDescription[];
  bundles: ReadonlyMap<string, Bundle>;
  problems: Problem[];
};

/** Folder of language-independent facts. */
export const SHARED_FOLDER = 'shared';
/** Path of the glossary. */
export const GLOSSARY_PATH = 'glossary.json';
/** Folder of translators' confirmations; the site does not read it. */
export const STATE_FOLDER = 'state';
/** Files of the locales folder that are not bundles. */
const guides: readonly string[] = ['README.md'];

/** Reads every bundle of every declared language, and reports missing, unreadable and unknown files. */
export function readSite(folder: string): SiteSource {
  if (!existsSync(folder)) {
    const problems = [explainMissingFolder(folder, '.')];
    return { folder, catalogue: bundleCatalogue, bundles: new Map(), problems };
  }
  const folders = [SHARED_FOLDER, ...languageCodes];
  const missing = folders.filter((name) => !existsSync(join(folder, name)));
  const catalogue = catalogueOf(readBundle(folder, `${SHARED_FOLDER}/${ROUTES_PATH}`));
  const expected = listExpected(catalogue);
  const readings = expected
    .filter((path) => !missing.some((name) => path.startsWith(`${name}/`)))
    .map((path) => ({ path, reading: readBundle(folder, path) }));
  const problems = readings.flatMap(({ reading }) => (reading.ok ? [] : reading.problems));
  return {
    folder,
    catalogue,
    bundles: new Map(readings.flatMap(({ path, reading }) => (reading.ok ? [[path, reading.bundle]] : []))),
    problems: [
      ...missing.map((name) => explainMissingFolder(folder, name)),
      ...problems,
      ...findUnknownFolders(folder, [...folders, STATE_FOLDER]),
      ...findUnknownFiles(folder, expected),
    ],
  };
}

/** Returns the bundles that a page table requires; the compiled-in catalogue if the table is unreadable. */
export function catalogueOf(table: BundleReading): readonly BundleDescription[] {
  if (!table.ok || !isRecord(table.bundle.value)) return bundleCatalogue;
  return listBundles(Object.keys(table.bundle.value).filter((id) => factId.safeParse(id).success));
}

/** Returns the paths of all bundles inside the locales folder. */
export function listExpected(catalogue: readonly BundleDescription[]): string[] {
  return [
    GLOSSARY_PATH,
    ...[SHARED_FOLDER, ...languageCodes].flatMap((name) => expectedPaths(name, catalogue)),
  ];
}

function expectedPaths(name: string, catalogue: readonly BundleDescription[]): string[] {
  const isShared = name === SHARED_FOLDER;
  const paths = catalogue.filter(({ hasFacts }) => hasFacts || !isShared).map(({ path }) => path);
  return [...paths, ...(isShared ? sharedFiles.map(([path]) => path) : [])].map((path) => `${name}/${path}`);
}

function explainMissingFolder(folder: string, name: string): Problem {
  const file = nameFile(folder, name);
  const isLanguage = name !== '.' && name !== SHARED_FOLDER;
  return {
    file,
    path: '',
    code: isLanguage ? 'language-missing' : 'folder-missing',
    values: { folder: file },
  };
}

function findUnknownFolders(folder: string, known: readonly string[]): Problem[] {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const unknown = folders.map(({ name }) => name).filter((name) => !isHidden(name));
  return unknown
    .filter((name) => !known.includes(name))
    .map((name) => ({
      file: nameFile(folder, name),
      path: '',
      code: 'folder-unknown',
      values: { name, known: known.filter((each) => each !== STATE_FOLDER) },
    }));
}

function findUnknownFiles(folder: string, expected: readonly string[]): Problem[] {
  const known = [...expected, ...guides];
  const folders: readonly string[] = ['.', SHARED_FOLDER, ...languageCodes];
  const found = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isHidden(entry.name))
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'))
    .filter((path) => folders.includes(path.includes('/') ? path.replace(/\/.*/, '') : '.'));
  const missing = expected.filter((path) => !found.includes(path));
  return found
    .filter((path) => !known.includes(path))
    .map((path) => explainUnknownFile(folder, path, missing));
}

function explainUnknownFile(folder: string, path: string, missing: readonly string[]): Problem {
  const parent = posix.dirname(path);
  const candidates = missing
    .filter((other) => posix.dirname(other) === parent)
    .map((other) => basename(other));
  const nearest = findNearest(basename(path), candidates);
  const place = { file: nameFile(folder, path), path: '' };
  return nearest === undefined
    ? { ...place, code: 'file-unknown' }
    : { ...place, code: 'file-misnamed', values: { nearest } };
}

function isHidden(name: string): boolean {
  return name.startsWith('.');
}
