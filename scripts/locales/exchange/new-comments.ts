import type { Language } from '#src/config/languages.ts';
import type { SiteSource } from '#src/content/read/read-site.server.ts';
import { escapeRegExp } from '../../escape-reg-exp.ts';
import { listComments, readRemarks, type Said } from '../comment-files.ts';
import { type ExchangeUnit, nameUnit, type ReturnedUnit } from './exchange-units.ts';
import { withoutFolder } from '../without-folder.ts';

/** A new comment and the text that it is about; `isLost` is true if that text no longer exists. */
export type NewComment = {
  file: string;
  key: string;
  about: string;
  by?: string | undefined;
  text: string;
  isLost: boolean;
};

/** Lists comments that the bundles do not have yet; imported files also contain the exported ones. */
export function listNewComments(
  { folder }: SiteSource,
  language: Language,
  returned: readonly ReturnedUnit[],
  units: ReadonlyMap<string, ExchangeUnit>,
): NewComment[] {
  const remarks = readRemarks(folder).remarks.get(language);
  const seen = new Set<string>();
  return returned.flatMap((unit) => {
    const { file, key } = unit;
    const own = units.get(nameUnit(unit));
    const before = listComments(remarks?.[withoutFolder(file)]?.[key]);
    // Some tools return our notes as comments.
    const said = [...before.map(({ text }) => text), own?.note ?? ''].map(fold);
    return (unit.comments ?? []).flatMap(({ by, text: words }): NewComment[] => {
      const text = leaveOut(words, before);
      const name = `${nameUnit(unit)} ${fold(text)}`;
      if (fold(text) === '' || said.includes(fold(text)) || seen.has(name)) return [];
      seen.add(name);
      return [{ file, key, about: unit.text, by, text: text.trim(), isLost: own === undefined }];
    });
  });
}

/** Removes the exported comments from a cell, leaving what was added to it. */
function leaveOut(words: string, before: readonly Said[]): string {
  const lines = before.map(({ by, text }) => `${by}: ${text}`);
  const patterns = lines
    .toSorted((one, other) => other.length - one.length)
    .map((line) => line.trim().split(/\s+/).map(escapeRegExp).join('\\s+'));
  return patterns.reduce((rest, pattern) => rest.replace(new RegExp(pattern), ''), words);
}

/** Collapses whitespace, because tools wrap lines differently. */
function fold(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}
