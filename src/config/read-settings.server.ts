import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnv } from 'vite';
import { findNearest } from './nearest-name.server.ts';
import { type Environment, readSite, settingNames, type SettingsReading } from './site-settings.server.ts';

const MODE = 'production';
/** Files that a build reads settings from; later ones override earlier ones. */
export const settingFiles = ['.env', '.env.local', `.env.${MODE}`, `.env.${MODE}.local`];
const SETTING_PREFIX = 'SITE_';
const BYTE_ORDER_MARK = '\uFEFF';
/** A line with an assignment; other lines are blank or comments. */
const ASSIGNMENT = /^\s*(?:export\s+)?(?<name>[^\s=#]+)\s*=/;
const BLANK = /^\s*(?:#.*)?$/;
/** Maximum edit distance of a misspelled setting in the environment; other unknown names belong to the host. */
const MAX_SLIPS = 2;

/** Position of a setting in a file. */
export type Assignment = { file: string; line: number; name: string };

export function listAssignments(folder: string, file: string): Assignment[] {
  const path = join(folder, file);
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split(/\r?\n/) : [];
  return lines.flatMap((text, index) =>
    BLANK.test(text)
      ? []
      : [{ file, line: index + 1, name: ASSIGNMENT.exec(text)?.groups?.['name'] ?? text.trim() }],
  );
}

/** Finds invisible problems of a file: a byte order mark, which hides the first setting, and duplicate names. */
function findHidden(folder: string, file: string): string[] {
  const [first] = listAssignments(folder, file);
  const hasMark = first?.line === 1 && readFileSync(join(folder, file), 'utf8').startsWith(BYTE_ORDER_MARK);
  const mark = `${file}:1 begins with a byte order mark, which hides ${first?.name ?? ''}; save the file as UTF-8 without it.`;
  const seen = new Map<string, number>();
  const repeated = listAssignments(folder, file).flatMap(({ line, name }) => {
    const earlier = seen.get(name);
    seen.set(name, earlier ?? line);
    return earlier === undefined
      ? []
      : [`${file}:${line} ${name} is set again; line ${earlier} sets it already. Keep one of them.`];
  });
  return [...(hasMark ? [mark] : []), ...repeated];
}

function explainUnknown(name: string, nearest: string | undefined): string {
  const known = settingNames.filter((each) => each !== 'SITE_SKELETON_MS').join(', ');
  return `"${name}" is no setting of the site; ${nearest === undefined ? `expected one of ${known}` : `did you mean ${nearest}?`}`;
}

function findUnknown(folder: string, environment: Environment): string[] {
  const inFiles = settingFiles
    .flatMap((file) => listAssignments(folder, file))
    .filter(({ name }) => !settingNames.includes(name))
    .map(
      ({ file, line, name }) =>
        `${file}:${line} ${explainUnknown(name, findNearest(name.split(/[\s=:]/)[0] ?? '', settingNames))}`,
    );
  const inSurroundings = Object.keys(environment)
    .filter((name) => name.startsWith(SETTING_PREFIX) && !settingNames.includes(name))
    .map((name) => ({ name, nearest: findNearest(name, settingNames, MAX_SLIPS) }))
    .filter(({ nearest }) => nearest !== undefined)
    .map(({ name, nearest }) => `In the environment ${explainUnknown(name, nearest)}`);
  return [...inFiles, ...inSurroundings];
}

/** Settings from files and environment, unparsed. */
export function loadSettings(folder: string): Environment {
  return loadEnv(MODE, folder, SETTING_PREFIX);
}

/**
 * Reads the site's settings as a build does: from files in the folder, then from the environment.
 * @returns the site, or all problems at once, including unknown names
 */
export function readSettings(folder: string, environment: Environment): SettingsReading {
  const unknown = [
    ...settingFiles.flatMap((file) => findHidden(folder, file)),
    ...findUnknown(folder, environment),
  ];
  const reading = readSite(loadSettings(folder));
  if ('faults' in reading) return { faults: [...unknown, ...reading.faults] };
  return unknown.length > 0 ? { faults: unknown } : reading;
}
