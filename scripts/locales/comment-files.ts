import { join } from 'node:path';
import { z } from 'zod';
import type { Language } from '#src/config/languages.ts';
import type { Problem } from '#src/content/read/problem.server.ts';
import { STATE_FOLDER } from '#src/content/read/read-site.server.ts';
import { formatLineFile, type Lines, readAllLines, writeLineFile } from './line-files.ts';
import { hashText } from './text-state.ts';

/**
 * A remark about a text. Lines never change, so a merge can keep those of both sides. Kinds: `says` is a remark,
 * `closes` names remarks that are done, `meant` marks a translation that intentionally differs from others.
 */
const remark = z.strictObject({
  at: z.iso.datetime(),
  by: z.string(),
  kind: z.enum(['says', 'closes', 'meant']),
  text: z.string(),
});
export type Remark = z.infer<typeof remark>;
export type Remarks = Lines<Remark>;
/** Remarks by language, and problems of files that cannot be read. */
export type RemarkReading = { remarks: Map<Language, Remarks>; problems: Problem[] };

const ABOUT = 'what was said about the texts, a line each: git joins those of both sides';

/** A remark, and who closed it. */
export type Said = { at: string; by: string; text: string; closedBy: string | null };
/** A remark to add to a text. */
export type NewRemark = { path: string; key: string } & Remark;

/** Reads the remarks of all languages; a language whose file cannot be read has no entry. */
export function readRemarks(folder: string): RemarkReading {
  const { kept, problems } = readAllLines(folder, remarkPath, remark, 'comments-malformed');
  return { remarks: kept, problems };
}

/** Adds remarks to a file. @throws Error if the file cannot be read, so no remark is lost */
export function addRemarks(folder: string, language: Language, added: readonly NewRemark[]): void {
  writeRemarks(folder, language, withRemarks(folder, language, added));
}

/** Returns the file of a language with more remarks, unwritten. @throws Error if the file cannot be read */
export function formatRemarks(
  folder: string,
  language: Language,
  added: readonly NewRemark[],
): [path: string, text: string] {
  const path = remarkPath(language);
  return [path, formatLineFile(join(folder, path), remark, withRemarks(folder, language, added), ABOUT)];
}

function withRemarks(folder: string, language: Language, added: readonly NewRemark[]): Remarks {
  const remarks = readRemarks(folder).remarks.get(language) ?? {};
  for (const { path, key, ...own } of added) ((remarks[path] ??= {})[key] ??= []).push(own);
  return remarks;
}

/** Writes the remarks of a language. @throws Error if the file cannot be read, so no remark is lost */
export function writeRemarks(folder: string, language: Language, remarks: Remarks): void {
  writeLineFile(join(folder, remarkPath(language)), remark, remarks, ABOUT);
}

/** Creates a remark dated now, without characters that line files or XML cannot contain. */
export function createRemark(by: string, text: string): Remark {
  const clean = (words: string) =>
    words
      .toWellFormed()
      .replace(/(?!\n)\p{Cc}|[\uFFFE\uFFFF]/gu, '')
      .trim();
  return {
    at: new Date().toISOString(),
    by: clean(by),
    kind: 'says',
    text: clean(text.replace(/\r\n?/g, '\n')),
  };
}

/** Lists the remarks about a text, oldest first. */
export function listComments(remarks: readonly Remark[] = []): Said[] {
  const closed = remarks.filter(({ kind }) => kind === 'closes');
  return remarks
    .filter(({ kind }) => kind === 'says')
    .toSorted((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at)))
    .map((said) => {
      const closing = closed.find(({ text }) => text.split(' ').includes(nameRemark(said)));
      return { at: said.at, by: said.by, text: said.text, closedBy: closing?.by ?? null };
    });
}

/** Returns the text of a `closes` remark for the open remarks that the user has seen, given by their times. */
export function closeComments(remarks: readonly Remark[], seen: readonly string[]): string {
  const open = listComments(remarks).filter(({ at, closedBy }) => closedBy === null && seen.includes(at));
  return open.map(nameRemark).join(' ');
}

/** Returns whether somebody has marked this translation as intended, although it differs from others. */
export function isIntended(remarks: readonly Remark[] = [], source: string, text: string): boolean {
  return remarks.some((each) => each.kind === 'meant' && each.text === hashIntended(source, text));
}

/** Returns the hash that identifies a source text and its translation in a `meant` remark. */
export function hashIntended(source: string, text: string): string {
  return hashText(JSON.stringify([source, text]));
}

function nameRemark({ at, by, text }: Pick<Remark, 'at' | 'by' | 'text'>): string {
  return hashText(JSON.stringify([at, by, text]));
}

/** Returns the path of a language's remarks in the locales folder. */
export function remarkPath(language: Language): string {
  return `${STATE_FOLDER}/${language}.comments.json`;
}
