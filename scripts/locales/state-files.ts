import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languageCodes } from '#src/config/languages.ts';
import type { Problem } from '#src/content/read/problem.server.ts';
import { nameFile } from '#src/content/read/read-bundle.server.ts';
import { STATE_FOLDER } from '#src/content/read/read-site.server.ts';
import { type LineReading, readLines, writeLines } from './state-lines.ts';
import type { Signatures } from './text-state.ts';
import { writeWhole } from './write-whole.ts';

/** What was confirmed, by language, and what keeps a file from being understood. */
export type StateReading = { confirmed: Map<Language, Signatures>; problems: Problem[] };

/** Path of the state of a language inside the locales folder. */
function statePath(language: Language): string {
  return `${STATE_FOLDER}/${language}.json`;
}

/** Reads the state of every language; one without a file has nothing confirmed, one that cannot be read no entry. */
export function readStates(folder: string): StateReading {
  const confirmed = new Map<Language, Signatures>();
  const problems = languageCodes.flatMap((language): Problem[] => {
    const reading = readState(join(folder, statePath(language)));
    if (reading.ok) {
      confirmed.set(language, reading.state);
      return [];
    }
    const file = nameFile(folder, statePath(language));
    const { line, text } = reading;
    return [{ file, line, path: '', code: 'state-malformed', values: { text, file } }];
  });
  return { confirmed, problems };
}

/** What a file holds, or the line that cannot be understood. */
function readState(path: string): LineReading {
  try {
    return readLines(readFileSync(path, 'utf8'));
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const isAbsent = 'code' in error && error.code === 'ENOENT';
    return isAbsent ? { ok: true, state: {} } : { ok: false, line: 1, text: error.message };
  }
}

/** Writes the state of a language. @throws Error where the file cannot be understood: nobody's signature is lost */
export function writeState(folder: string, language: Language, state: Signatures): void {
  const file = join(folder, statePath(language));
  const text = writeLines(state);
  if (!readState(file).ok) throw new Error(`${file} cannot be read.`);
  // Whoever follows the folder looks at a file that is written.
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeWhole(file, text);
}
