import { defaultLanguage, type Language } from '#src/config/languages.ts';
import { collectEntries, findOriginal, type TextEntry } from '#src/content/check/collect-entries.server.ts';
import { holdsMessages } from '#src/content/describe/bundle-catalogue.server.ts';
import { pluralFormsOf } from '#src/content/describe/derive-schemas.server.ts';
import { splitPluralKey } from '#src/content/describe/describe-field.server.ts';
import { resolvePlainText } from '#src/content/join/resolve-text.server.ts';
import { type CompanyValues, companyValuesOf } from '#src/content/read/company-values.server.ts';
import { stripTags } from '#src/content/read/markup.server.ts';
import { SHARED_FOLDER, type SiteSource } from '#src/content/read/read-site.server.ts';
import { translateNote, type ToolLanguage } from '#src/content/read/words.server.ts';
import { isIntended, type RemarkReading } from '../../locales/comment-files.ts';
import { findState, type Signatures } from '../../locales/text-state.ts';
import type { DeskText } from '../protocol.ts';
import { factsOf, type TextFile } from './live-bundles.ts';
import { UnknownPlace } from './unknown-place.ts';

/** A text that a file has, or lacks (`value` is undefined). */
export type TextPlace = { entry: TextEntry; value: string | undefined; source: string | undefined };

/**
 * Lists the texts of a file, including missing ones: texts that the default language has, and plural forms of the
 * language. Ordered as in the default language.
 */
export function listPlaces(site: SiteSource, { file, language, description }: TextFile): TextPlace[] {
  const { path, field } = description;
  const facts = factsOf(site, path);
  const originals = site.bundles.get(`${defaultLanguage}/${path}`)?.value;
  const own = collectEntries(field, facts, site.bundles.get(file)?.value).texts;
  const found = new Map(own.map((entry) => [entry.path.join('.'), entry]));
  const first = language === defaultLanguage ? own : collectEntries(field, facts, originals).texts;
  const wanted = first.flatMap((entry) => spreadForms(entry, language));
  const missing = wanted.filter((entry) => !found.has(entry.path.join('.')));
  const placed = own.map((entry) => ({ entry, value: entry.value, source: findOriginal(originals, entry) }));
  const lacking = missing.map((entry) => ({
    entry,
    value: undefined,
    source: findOriginal(originals, entry),
  }));
  if (lacking.length === 0) return placed;
  const order = new Map(wanted.map((entry, index) => [entry.path.join('.'), index]));
  const rank = ({ entry }: TextPlace) => order.get(entry.path.join('.')) ?? order.size;
  return [...placed, ...lacking].toSorted((a, b) => rank(a) - rank(b));
}

/** Finds a text by its key. @throws UnknownPlace if the file has no such key */
export function findPlace(site: SiteSource, textFile: TextFile, key: string): TextPlace {
  const place = listPlaces(site, textFile).find(({ entry }) => entry.path.join('.') === key);
  if (place === undefined) throw new UnknownPlace(`${textFile.file}:${key}`);
  return textFile.language === defaultLanguage ? { ...place, source: undefined } : place;
}

/** Returns the entries of a language for a default-language entry; a plural has the plural forms of that language. */
function spreadForms(entry: TextEntry, language: Language): TextEntry[] {
  const key = entry.form === undefined ? undefined : splitPluralKey(entry.path.at(-1) ?? '');
  if (key === undefined) return [entry];
  // Every language has the form `other`; the other forms are created from it.
  if (key.form !== 'other') return [];
  return pluralFormsOf(language).map((form) => ({
    ...entry,
    form,
    path: [...entry.path.slice(0, -1), `${key.name}_${form}`],
  }));
}

/** Counts the visible characters of a text. */
export function countShown(
  { numbers }: TextEntry,
  text: string,
  { language, description }: TextFile,
  company: CompanyValues,
): number {
  const shown = holdsMessages(description.path) ? text : resolvePlainText(text, numbers, language, company);
  return [...stripTags(shown)].length;
}

/** Bundles, unreadable files (bundles and states), signatures and comments. */
type Known = {
  site: SiteSource;
  broken: ReadonlySet<string>;
  confirmed: ReadonlyMap<Language, Signatures>;
  remarks: RemarkReading['remarks'];
};

/** Describes the texts of a file for the desk, with notes in the reader's language. */
export function describeTexts(
  { site, broken, confirmed, remarks }: Known,
  textFile: TextFile,
  reader: ToolLanguage,
  numberOf: (file: string, key: string) => number,
): DeskText[] {
  const { file, language, description } = textFile;
  const company = companyValuesOf(site, language);
  const signed = confirmed.get(language)?.[description.path];
  const needed = [language, SHARED_FOLDER, defaultLanguage].map((each) => `${each}/${description.path}`);
  const isBroken = needed.some((each) => broken.has(each));
  const stateOf = (own: { text: string; source: string | undefined }, key: string) => {
    if (isBroken) return 'unreadable';
    return confirmed.has(language) ? findState(own, signed?.[key]) : 'unknown';
  };
  return listPlaces(site, textFile).map(({ entry, value, source }) => {
    const key = entry.path.join('.');
    const own = { text: value ?? '', source: language === defaultLanguage ? undefined : source };
    return {
      file,
      key,
      mark: numberOf(file, key),
      text: value ?? null,
      source: own.source ?? null,
      state: stateOf(own, key),
      note: translateNote(entry.field.note, reader),
      max: entry.field.max ?? null,
      length: entry.field.max === undefined ? 0 : countShown(entry, own.text, textFile, company),
      form: entry.form ?? null,
      isIntended: isIntended(remarks.get(language)?.[description.path]?.[key], own.source ?? '', own.text),
    };
  });
}
