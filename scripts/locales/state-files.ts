import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type Language, languageCodes } from '#src/config/languages.ts';
import type { Problem } from '#src/content/read/problem.server.ts';
import { nameFile } from '#src/content/read/read-bundle.server.ts';
import { STATE_FOLDER } from '#src/content/read/read-site.server.ts';
import { type Signatures, signatures } from './text-state.ts';
import { writeWhole } from './write-whole.ts';

/** What was confirmed, by language, and what keeps a file from being understood. */
export type StateReading = { confirmed: Map<Language, Signatures>; problems: Problem[] };

/** Path of the state of a language inside the locales folder. */
function statePath(language: Language): string {
  return `${STATE_FOLDER}/${language}.json`;
}

/** Reads the state of every language; a language without a file has nothing confirmed. */
export function readStates(folder: string): StateReading {
  const confirmed = new Map<Language, Signatures>();
  const problems = languageCodes.flatMap((language): Problem[] => {
    const reading = readState(join(folder, statePath(language)));
    if (typeof reading !== 'string') {
      confirmed.set(language, reading);
      return [];
    }
    const file = nameFile(folder, statePath(language));
    return [{ file, path: '', code: 'state-malformed', values: { reason: reading } }];
  });
  return { confirmed, problems };
}

/** What a file holds, or why it cannot be understood. */
function readState(path: string): Signatures | string {
  try {
    const parsed = signatures.safeParse(JSON.parse(readFileSync(path, 'utf8')));
    return parsed.success ? parsed.data : z.prettifyError(parsed.error).split('\n').join(' ');
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return 'code' in error && error.code === 'ENOENT' ? {} : error.message;
  }
}

/** Writes the state of a language, one line per text, so that two people seldom change the same line. */
export function writeState(folder: string, language: Language, state: Signatures): void {
  const file = join(folder, statePath(language));
  const bundles = Object.entries(state).map(([path, texts]) => {
    const lines = Object.entries(texts).map(
      ([key, text]) => `    ${JSON.stringify(key)}: ${writeLine(text)}`,
    );
    return `  ${JSON.stringify(path)}: {\n${lines.join(',\n')}\n  }`;
  });
  const text = `{\n${bundles.join(',\n')}\n}\n`;
  // Whoever follows the folder looks at a file that is written.
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeWhole(file, text);
}

function writeLine(value: Signatures[string][string]): string {
  const pairs = Object.entries(value).map(([name, each]) => `"${name}": ${JSON.stringify(each)}`);
  return `{ ${pairs.join(', ')} }`;
}
