import { join } from 'node:path';
import type { Language } from '#src/config/languages.ts';
import type { Problem } from '#src/content/read/problem.server.ts';
import { STATE_FOLDER } from '#src/content/read/read-site.server.ts';
import { readAllLines, writeLineFile } from './line-files.ts';
import { signature, type Signatures } from './text-state.ts';

/** What was confirmed, by language, and what keeps a file from being understood. */
export type StateReading = { confirmed: Map<Language, Signatures>; problems: Problem[] };

/** Reads the state of every language; one without a file has nothing confirmed, one that cannot be read no entry. */
export function readStates(folder: string): StateReading {
  const { kept, problems } = readAllLines(folder, statePath, signature, 'state-malformed');
  return { confirmed: kept, problems };
}

/** Writes the state of a language. @throws Error where the file cannot be understood: nobody's signature is lost */
export function writeState(folder: string, language: Language, state: Signatures): void {
  const about = 'one line for each text, in order: git joins those of both sides';
  writeLineFile(join(folder, statePath(language)), signature, state, about);
}

/** Path of the state of a language inside the locales folder. */
export function statePath(language: Language): string {
  return `${STATE_FOLDER}/${language}.json`;
}
