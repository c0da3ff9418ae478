import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, statSync, writeSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import process from 'node:process';

/** Rights of a file that did not exist before: read and write for its owner, read for others. */
const NEW_FILE_MODE = 0o644;

/**
 * Writes a file as a whole or not at all: whoever reads it finds the old text or the new one, also when the process or
 * the machine stops in between.
 */
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
