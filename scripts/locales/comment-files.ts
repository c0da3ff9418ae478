import { join } from 'node:path';
import { z } from 'zod';
import type { Language } from '#src/config/languages.ts';
import type { Problem } from '#src/content/read/problem.server.ts';
import { STATE_FOLDER } from '#src/content/read/read-site.server.ts';
import { type Lines, readAllLines, writeLineFile } from './line-files.ts';
import { hashText } from './text-state.ts';

/**
 * What somebody has said about a text. No line is ever changed, so that those of both sides of a merge are true:
 * `closes` names remarks that are done, `meant` a text that differs from others of its source with good reason.
 */
const remark = z.strictObject({
  at: z.iso.datetime(),
  by: z.string(),
  kind: z.enum(['says', 'closes', 'meant']),
  text: z.string(),
});
export type Remark = z.infer<typeof remark>;
export type Remarks = Lines<Remark>;
/** What was said, by language, and what keeps a file from being understood. */
export type RemarkReading = { remarks: Map<Language, Remarks>; problems: Problem[] };

/** One thing that was said, and by whom it was closed. */
export type Said = { at: string; by: string; text: string; closedBy: string | null };
/** A remark that is to be added to a text. */
export type NewRemark = { path: string; key: string } & Remark;

/** Reads what was said in every language; one whose file cannot be read has no entry. */
export function readRemarks(folder: string): RemarkReading {
  const { kept, problems } = readAllLines(folder, remarkPath, remark, 'comments-malformed');
  return { remarks: kept, problems };
}

/** Adds remarks to what was said. @throws Error where the file cannot be understood: nobody's word is lost */
export function addRemarks(folder: string, language: Language, added: readonly NewRemark[]): void {
  const remarks = readRemarks(folder).remarks.get(language) ?? {};
  for (const { path, key, ...own } of added) ((remarks[path] ??= {})[key] ??= []).push(own);
  writeRemarks(folder, language, remarks);
}

/** Writes what was said in a language. @throws Error where the file cannot be understood: nobody's word is lost */
export function writeRemarks(folder: string, language: Language, remarks: Remarks): void {
  const about = 'what was said about the texts, a line each: git joins those of both sides';
  writeLineFile(join(folder, remarkPath(language)), remark, remarks, about);
}

/** What somebody says now, without what a file of lines or XML cannot hold. */
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

/** What was said about a text, the oldest first. */
export function listSaid(remarks: readonly Remark[] = []): Said[] {
  const closed = remarks.filter(({ kind }) => kind === 'closes');
  return remarks
    .filter(({ kind }) => kind === 'says')
    .toSorted((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at)))
    .map((said) => {
      const closing = closed.find(({ text }) => text.split(' ').includes(nameRemark(said)));
      return { at: said.at, by: said.by, text: said.text, closedBy: closing?.by ?? null };
    });
}

/** What closes that which was said at some times and is open; what others say meanwhile stays open. */
export function closeSaid(remarks: readonly Remark[], seen: readonly string[]): string {
  const open = listSaid(remarks).filter(({ at, closedBy }) => closedBy === null && seen.includes(at));
  return open.map(nameRemark).join(' ');
}

/** Returns whether a text is as somebody has found it right, though its source has another translation elsewhere. */
export function isMeant(remarks: readonly Remark[] = [], source: string, text: string): boolean {
  return remarks.some((each) => each.kind === 'meant' && each.text === nameMeant(source, text));
}

/** Name of a text with its source, as a remark has it. */
export function nameMeant(source: string, text: string): string {
  return hashText(JSON.stringify([source, text]));
}

function nameRemark({ at, by, text }: Pick<Remark, 'at' | 'by' | 'text'>): string {
  return hashText(JSON.stringify([at, by, text]));
}

/** Path of what was said about the texts of a language, inside the locales folder. */
export function remarkPath(language: Language): string {
  return `${STATE_FOLDER}/${language}.comments.json`;
}
