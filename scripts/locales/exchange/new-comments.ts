import type { Language } from '#src/config/languages.ts';
import type { SiteSource } from '#src/content/read/read-site.server.ts';
import { escapeRegExp } from '../../escape-reg-exp.ts';
import { listSaid, readRemarks, type Said } from '../comment-files.ts';
import { type ExchangeUnit, nameUnit, type ReturnedUnit } from './exchange-units.ts';

/** A comment that nobody has made here before, with the text that it is about; `isLost` where that is gone. */
export type NewComment = {
  file: string;
  key: string;
  about: string;
  by?: string | undefined;
  text: string;
  isLost: boolean;
};

/** Comments that are not among those of the bundles, open or closed; files that come back hold those as well. */
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
    const path = file.split('/').slice(1).join('/');
    const before = listSaid(remarks?.[path]?.[key]);
    // Some tools give our own note back as that of somebody.
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

/** What somebody has added in the cell in which comments went out. */
function leaveOut(words: string, before: readonly Said[]): string {
  const lines = before.map(({ by, text }) => `${by}: ${text}`);
  const patterns = lines
    .toSorted((one, other) => other.length - one.length)
    .map((line) => line.trim().split(/\s+/).map(escapeRegExp).join('\\s+'));
  return patterns.reduce((rest, pattern) => rest.replace(new RegExp(pattern), ''), words);
}

/** Tools break lines as they like. */
function fold(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}
