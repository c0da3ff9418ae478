import { join } from 'node:path';
import type { Language } from '#src/config/languages.ts';
import type { Problem } from '#src/content/read/problem.server.ts';
import { STATE_FOLDER } from '#src/content/read/read-site.server.ts';
import { readAllLines, writeLineFile } from './line-files.ts';
import { signature, type Signatures } from './text-state.ts';

/** Signatures by language, and problems of files that cannot be read. */
export type StateReading = { confirmed: Map<Language, Signatures>; problems: Problem[] };

/** Reads the signatures of every language: empty without a file, missing if the file cannot be read. */
export function readStates(folder: string): StateReading {
  const { kept, problems } = readAllLines(folder, statePath, signature, 'state-malformed');
  return { confirmed: kept, problems };
}

/** Writes the signatures of a language. @throws Error if the existing file cannot be read, so none is lost */
export function writeState(folder: string, language: Language, state: Signatures): void {
  const about = 'one line for each text, in order: git joins those of both sides';
  writeLineFile(join(folder, statePath(language)), signature, state, about);
}

/** Returns the path of a language's signatures in the locales folder. */
export function statePath(language: Language): string {
  return `${STATE_FOLDER}/${language}.json`;
}
