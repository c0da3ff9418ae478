import { realpathSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { valueAt } from '#src/content/describe/json-value.server.ts';
import { type BundleReading, readBundle } from '#src/content/read/read-bundle.server.ts';
import { setJson } from '../../locales/json-edits.ts';
import { writeWhole } from '../../locales/write-whole.ts';
import { type Edit, keysOf } from './judge-edit.ts';
import type { TextFile } from './live-bundles.ts';
import type { Desk } from './open-desk.ts';

/** Reads a file as it is on disk now; what the desk knows of it follows. */
export function readFresh(desk: Desk, { file }: TextFile): BundleReading {
  const reading = readBundle(desk.folder, file);
  const known = desk.bundles.current().bundles.get(file);
  if (reading.ok && reading.bundle.text !== known?.text) desk.forget(file);
  return reading;
}

/** Where a file of the locales folder stands. @throws Error when a link leads out of it */
export function pathOf({ folder }: Desk, file: string): string {
  const path = join(folder, file);
  const inside = realpathSync(folder) + sep;
  if (!realpathSync(dirname(path)).startsWith(inside)) {
    throw new Error(`${file} leads out of the locales folder.`);
  }
  return path;
}

/** Writes texts that were judged into their files, and notes them as changes of this sitting. */
export function writeEdits(desk: Desk, edits: readonly Edit[]): void {
  for (const { textFile, key, text } of edits) {
    const { file } = textFile;
    const reading = readBundle(desk.folder, file);
    if (!reading.ok) throw new Error(`${file} cannot be read.`);
    const keys = keysOf(desk.bundles.current(), textFile, key);
    const before = valueAt(reading.bundle.value, keys);
    if (before !== text) {
      writeWhole(pathOf(desk, file), setJson(reading.bundle.text, keys, text));
      desk.work.addChange({
        kind: 'text',
        file,
        key,
        before: typeof before === 'string' ? before : null,
        after: text,
      });
      desk.forget(file);
    }
    desk.work.dropDraft({ file, key });
  }
}
