import { defaultLanguage, type Language } from '#src/config/languages.ts';
import { collectEntries, listTranslations } from '#src/content/check/collect-entries.server.ts';
import { bundleCatalogue } from '#src/content/describe/bundle-catalogue.server.ts';
import { findField } from '#src/content/describe/describe-field.server.ts';
import { valueAt } from '#src/content/describe/json-value.server.ts';
import { SHARED_FOLDER, type SiteSource } from '#src/content/read/read-site.server.ts';
import { isWordLanguage, translateNote, type ToolLanguage } from '#src/content/read/words.server.ts';
import { listComments, readRemarks, type Said } from '../comment-files.ts';
import { readStates } from '../state-files.ts';
import { listTexts, type State } from '../text-state.ts';

/** Returns the tools' language for people who work on a language's texts. */
export function toolLanguageOf(language: Language): ToolLanguage {
  return isWordLanguage(language) ? language : 'en';
}

/** An exported text, with its source and information for translators. */
export type ExchangeUnit = {
  /** Path of the bundle in the locales folder: `ar/pages/home.json`. */
  file: string;
  key: string;
  source: string;
  /** Empty if it is not translated yet. */
  text: string;
  state: State;
  /** In the language of the translators, if the tools support it. */
  note: string;
  min?: number | undefined;
  max?: number | undefined;
  /** Open comments. */
  open: readonly Said[];
  /** Numbers of the text's record, which it may use as placeholders. */
  numbers?: Readonly<Record<string, number>> | undefined;
};

/** An imported text. */
export type ReturnedUnit = {
  file: string;
  key: string;
  source: string;
  text: string;
  /** Hash of the exported text; absent if a tool has dropped it. */
  basis?: string | undefined;
  comments?: ReturnedComment[] | undefined;
};

/** A comment on a text, with its author if the file names one. */
export type ReturnedComment = { by?: string | undefined; text: string };

/** Lists every text of a language that translates a text of the default language, including empty ones. */
export function listUnits(source: SiteSource, language: Language): ExchangeUnit[] {
  const { confirmed } = readStates(source.folder);
  const remarks = readRemarks(source.folder).remarks.get(language);
  const written = listTexts(source, confirmed).filter((text) => text.language === language);
  const states = new Map(written.map((text) => [`${text.path}:${text.keys.join('.')}`, text.state]));
  return bundleCatalogue.flatMap(({ path, field }) => {
    const facts = source.bundles.get(`${SHARED_FOLDER}/${path}`)?.value;
    const originals = source.bundles.get(`${defaultLanguage}/${path}`)?.value;
    const own = source.bundles.get(`${language}/${path}`)?.value;
    return collectEntries(field, facts, originals).texts.flatMap((original) =>
      listTranslations(original, language).flatMap((keys): ExchangeUnit[] => {
        const place = findField({ field, facts }, keys)?.field ?? original.field;
        const { note, min, max } = place.type === 'text' || place.type === 'plural' ? place : original.field;
        const text = valueAt(own, keys);
        const key = keys.join('.');
        return [
          {
            file: `${language}/${path}`,
            key,
            source: original.value,
            text: typeof text === 'string' ? text : '',
            state: states.get(`${path}:${key}`) ?? 'new',
            note: translateNote(note, toolLanguageOf(language)),
            min,
            max,
            open: listComments(remarks?.[path]?.[key]).filter(({ closedBy }) => closedBy === null),
            numbers: original.numbers,
          },
        ];
      }),
    );
  });
}

/** Returns the command-line name of a text. */
export function nameUnit({ file, key }: Pick<ReturnedUnit, 'file' | 'key'>): string {
  return `${file}:${key}`;
}

/** Returns units by their names. */
export function indexUnits(units: readonly ExchangeUnit[]): Map<string, ExchangeUnit> {
  return new Map(units.map((unit) => [nameUnit(unit), unit]));
}
