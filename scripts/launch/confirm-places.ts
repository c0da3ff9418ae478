import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord, itemsOf, valueAt, type JsonPath } from '#src/content/describe/json-value.server.ts';
import { readSite, SHARED_FOLDER } from '#src/content/read/read-site.server.ts';
import { textsOf, writeFiles } from '../locales/changed-files.ts';
import { cutJson } from '../locales/edit-texts.ts';
import { setJson } from '../locales/json-edits.ts';
import { writeWhole } from '../locales/write-whole.ts';
import { CONFIRMATION_FILE, type Confirmation, covers, readConfirmations } from './confirmations.ts';
import { SAMPLE_MARK } from './promise-rules.ts';

/** Returns the paths of the sample marks of confirmed records. */
function findMarks(name: string, value: unknown, confirmed: readonly Confirmation[]): JsonPath[] {
  return [...itemsOf(value).entries()].flatMap(([index, record]) => {
    const id = valueAt(record, ['id']);
    const place = `locales/${name}:${String(id)}`;
    const isMarked = isRecord(record) && record[SAMPLE_MARK] === true;
    return isMarked && confirmed.some((each) => covers(each, place)) ? [[index, SAMPLE_MARK]] : [];
  });
}

/** Removes the sample marks of confirmed records. @returns how many were removed */
function cutMarks(project: string, confirmed: readonly Confirmation[]): number {
  const folder = join(project, 'locales');
  const source = readSite(folder);
  const cuts = [...source.bundles]
    .filter(([name]) => name.startsWith(`${SHARED_FOLDER}/records/`))
    .map(([name, { value }]) => ({ name, paths: findMarks(name, value, confirmed) }))
    .filter(({ paths }) => paths.length > 0);
  const texts = textsOf(source);
  writeFiles(
    folder,
    new Map(cuts.map(({ name, paths }) => [name, paths.reduce(cutJson, texts.get(name) ?? '')])),
  );
  return cuts.reduce((sum, { paths }) => sum + paths.length, 0);
}

/**
 * Adds confirmations to `launch.json` and removes the sample marks of their records. Writes nothing on a fault.
 * @param known every place that can be confirmed
 * @returns the number of places covered and of marks removed
 */
export function confirmPlaces(
  project: string,
  known: readonly string[],
  requested: readonly Confirmation[],
): { faults: string[]; covered: number; marks: number } {
  const path = join(project, CONFIRMATION_FILE);
  const before = existsSync(path) ? readFileSync(path, 'utf8') : '{ "confirmed": [] }\n';
  const old = readConfirmations(before, known);
  const places = new Set(requested.map(({ place }) => place));
  const confirmed = [...old.confirmations.filter(({ place }) => !places.has(place)), ...requested];
  const text = setJson(before, ['confirmed'], confirmed);
  const faults = [...old.faults, ...readConfirmations(text, known).faults];
  if (faults.length > 0) return { faults: [...new Set(faults)], covered: 0, marks: 0 };
  writeWhole(path, text);
  const covered = known.filter((place) => requested.some((each) => covers(each, place))).length;
  return { faults, covered, marks: cutMarks(project, requested) };
}
