import { realpathSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { valueAt } from '#src/content/describe/json-value.server.ts';
import { type BundleReading, readBundle } from '#src/content/read/read-bundle.server.ts';
import { writeFiles } from '../../locales/changed-files.ts';
import { isSamePlace, type Written } from '../protocol.ts';
import { applyEdits, type Edit, keysOf } from './check-edits.ts';
import type { TextFile } from './live-bundles.ts';
import type { Desk } from './open-desk.ts';

/** Reads a file from disk and invalidates the cache if it has changed. */
export function readFresh(desk: Desk, { file }: TextFile): BundleReading {
  const reading = readBundle(desk.folder, file);
  const known = desk.bundles.current().bundles.get(file);
  if (reading.ok && reading.bundle.text !== known?.text) desk.forget(file);
  return reading;
}

/** Returns the path of a file in the locales folder. @throws Error if a link leads out of it */
export function pathOf({ folder }: Pick<Desk, 'folder'>, file: string): string {
  const path = join(folder, file);
  const inside = realpathSync(folder) + sep;
  if (!(realpathSync(dirname(path)) + sep).startsWith(inside)) {
    throw new Error(`${file} leads out of the locales folder.`);
  }
  return path;
}

/** Writes validated edits, all or none. Returns the texts that changed. @throws Error if a file cannot be read */
export function writeEdits(desk: Desk, edits: readonly Edit[]): Written[] {
  for (const { textFile } of edits) {
    const reading = readFresh(desk, textFile);
    if (!reading.ok) throw new Error(`${textFile.file} cannot be read.`);
  }
  const site = desk.bundles.current();
  const written = edits.flatMap(({ textFile, key, text }): Written[] => {
    const { file } = textFile;
    const before = valueAt(site.bundles.get(file)?.value, keysOf(site, textFile, key));
    const known = typeof before === 'string' ? before : null;
    return known === text ? [] : [{ file, key, before: known, after: text ?? '' }];
  });
  const changed = edits.filter(({ textFile: { file }, key }) =>
    written.some((each) => isSamePlace(each, { file, key })),
  );
  const files = applyEdits(site, changed);
  for (const file of files.keys()) pathOf(desk, file);
  writeFiles(desk.folder, files);
  for (const file of files.keys()) desk.forget(file);
  return written;
}
