import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type Language, languageCodes } from '#src/config/languages.ts';
import type { Problem } from '#src/content/read/problem.server.ts';
import { nameFile } from '#src/content/read/read-bundle.server.ts';
import type { FaultCode } from '#src/content/read/words.server.ts';
import { conflictMark } from './conflict-mark.ts';
import { writeWhole } from './write-whole.ts';

/** Entries for the texts of a language, by bundle and key; after a merge, a text may have one per side. */
export type Lines<Entry> = Record<string, Record<string, Entry[]>>;
/** The entries of a file, or the line that cannot be read because it is not an entry or is a conflict marker. */
export type LineReading<Entry> =
  | { ok: true; lines: Lines<Entry> }
  | { ok: false; line: number; text: string; isMark: boolean };

const FRAME = /^(?:\{|\},?|)$/;
/** The last line: it lets every line of a text end with a comma, so merges can combine both sides. */
const LAST = /^"": "[^"]*"$/;
/** A bundle name above its texts, as written by older versions. */
const GROUP = /^("[^"]+\.json"): \{$/;
const ENTRY = /^("(?:[^"\\]|\\.)+"): (\{.*\}),?$/s;

/** Reads a line file for every language; one that cannot be read has no entry, but a problem. */
export function readAllLines<Entry>(
  folder: string,
  pathOf: (language: Language) => string,
  entry: z.ZodType<Entry>,
  code: FaultCode,
): { kept: Map<Language, Lines<Entry>>; problems: Problem[] } {
  const kept = new Map<Language, Lines<Entry>>();
  const problems = languageCodes.flatMap((language): Problem[] => {
    const reading = readLineFile(join(folder, pathOf(language)), entry);
    if (reading.ok) {
      kept.set(language, reading.lines);
      return [];
    }
    const file = nameFile(folder, pathOf(language));
    const { line, text, isMark } = reading;
    const values = { text, file };
    return [{ file, line, path: '', code: isMark ? 'lines-marked' : code, values }];
  });
  return { kept, problems };
}

function readLineFile<Entry>(path: string, entry: z.ZodType<Entry>): LineReading<Entry> {
  try {
    return readLines(readFileSync(path, 'utf8'), entry);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const isAbsent = 'code' in error && error.code === 'ENOENT';
    return isAbsent ? { ok: true, lines: {} } : { ok: false, line: 1, text: error.message, isMark: false };
  }
}

/**
 * Returns the text of a line file.
 * @param about description for people, written to the last line
 * @throws Error if the existing file cannot be read, so no line is lost
 */
export function formatLineFile<Entry extends object>(
  path: string,
  entry: z.ZodType<Entry>,
  lines: Lines<Entry>,
  about: string,
): string {
  if (!readLineFile(path, entry).ok) throw new Error(`${path} cannot be read.`);
  return writeLines(lines, about);
}

/** Writes a line file, with the parameters and errors of `formatLineFile`. */
export function writeLineFile<Entry extends object>(
  path: string,
  entry: z.ZodType<Entry>,
  lines: Lines<Entry>,
  about: string,
): void {
  const text = formatLineFile(path, entry, lines, about);
  // Skips unchanged files, because writing would trigger file watchers.
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeWhole(path, text);
}

/** Parses a line file. After a merge, a text may have one line per side. */
function readLines<Entry>(written: string, entry: z.ZodType<Entry>): LineReading<Entry> {
  const rows = written.replace(/^\uFEFF/, '').split(/\r?\n/);
  const mark = rows.findIndex((row) => conflictMark.test(row));
  if (mark >= 0) return { ok: false, line: mark + 1, text: rows[mark] ?? '', isMark: true };
  const lines: Lines<Entry> = {};
  let group = '';
  for (const [index, text] of rows.entries()) {
    const row = text.trim();
    if (FRAME.test(row) || LAST.test(row)) continue;
    const [, name] = GROUP.exec(row) ?? [];
    if (name !== undefined) {
      group = parse(z.string(), name) ?? '';
      continue;
    }
    const [, place, kept] = ENTRY.exec(row) ?? [];
    const found = parse(entry, kept);
    const [file, key] = splitPlace(parse(z.string(), place) ?? '', group);
    if (found === undefined || file === '') return { ok: false, line: index + 1, text: row, isMark: false };
    const known = ((lines[file] ??= {})[key] ??= []);
    if (!known.some((each) => JSON.stringify(each) === JSON.stringify(found))) known.push(found);
  }
  const inside = rows.map((row) => row.trim()).filter((row) => row !== '');
  const text = inside.at(-1) ?? '';
  const isWhole = inside.at(0) === '{' && text === '}';
  return isWhole ? { ok: true, lines } : { ok: false, line: rows.length, text, isMark: false };
}

function splitPlace(place: string, group: string): [string, string] {
  const end = place.indexOf('.json:');
  const start = end + '.json'.length;
  return end < 0 ? [group, place] : [place.slice(0, start), place.slice(start + 1)];
}

function parse<Value>(schema: z.ZodType<Value>, json: string | undefined): Value | undefined {
  try {
    return schema.safeParse(JSON.parse(json ?? 'null')).data;
  } catch {
    return undefined;
  }
}

/** Removes git's conflict markers, keeping the lines of both sides. */
export function dropMarks(written: string): string {
  return written
    .split('\n')
    .filter((row) => !conflictMark.test(row.trimEnd()))
    .join('\n');
}

/** Writes one sorted line per entry, so git can merge each alone. */
function writeLines(lines: Lines<object>, about: string): string {
  const rows = Object.entries(lines).flatMap(([file, texts]) =>
    Object.entries(texts).flatMap(([key, kept]) =>
      kept.map((each) => [`${file}:${key}`, writeEntry(each)] as const),
    ),
  );
  const sorted = rows.toSorted(([a], [b]) => (a < b ? -1 : Number(a > b)));
  return [
    '{',
    ...sorted.map(([place, kept]) => `  ${JSON.stringify(place)}: ${kept},`),
    `  "": ${JSON.stringify(about)}`,
    '}\n',
  ].join('\n');
}

/** Formats an entry on one line. */
export function writeEntry(value: object): string {
  const pairs = Object.entries(value).map(([name, each]) => `"${name}": ${JSON.stringify(each)}`);
  return `{ ${pairs.join(', ')} }`;
}
