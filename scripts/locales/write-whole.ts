import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, statSync, writeSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import process from 'node:process';

/** Mode of a new file: readable by everybody, writable by its owner. */
const NEW_FILE_MODE = 0o644;

/** Writes a file atomically: readers find the old or the new text, even if the process or machine stops. */
export function writeWhole(path: string, text: string): void {
  const beside = join(dirname(path), `.${basename(path)}.${String(process.pid)}.new`);
  mkdirSync(dirname(path), { recursive: true });
  const mode = statSync(path, { throwIfNoEntry: false })?.mode ?? NEW_FILE_MODE;
  try {
    const file = openSync(beside, 'w', mode);
    try {
      writeSync(file, text);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(beside, path);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}
