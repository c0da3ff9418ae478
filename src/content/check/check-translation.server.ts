import { defaultLanguage, type Language, languages } from '#src/config/languages.ts';
import { replacePlaceholders } from '#src/content/read/placeholders.server.ts';
import type { Fault } from '#src/content/read/problem.server.ts';
import type { Values } from '#src/content/read/words.server.ts';
import { nameLanguage } from './described-bundle.server.ts';
import { foldWords, type GlossaryRules } from './glossary-rules.server.ts';

/** A text and its language's rules. */
type CountedText = { text: string; rules: GlossaryRules };

const NUMBER = /\{\{\s*([A-Za-z]+)[^{}]*\}\}|[0-9]+(?:[.,:/][0-9]+)*/gu;

/** Maximum number of characters after a number that are searched for its unit. */
const UNIT_CHARACTERS = 60;

/** A number in a text, its value, and the text after it. */
type Figure = { name: string; value: string; behind: string };

/**
 * Checks that a translation has the numbers of its source text, each with the same unit.
 * @param facts values of number placeholders
 */
export function checkNumbers(
  source: CountedText,
  translation: CountedText,
  facts: Readonly<Record<string, number>>,
): Fault[] {
  const there = listFigures(source.text, facts);
  const here = listFigures(translation.text, facts);
  const missing = subtract(there, here).filter((figure) => !isSaid(figure, translation));
  const added = subtract(here, there).filter((figure) => !isSaid(figure, source));
  const other = nameLanguage(defaultLanguage);
  const expected = there.map(({ name }) => name);
  const list: Values = { other, expected: expected.length === 0 ? { phrase: 'no-number' } : expected };
  if (added.length > 0)
    return [{ code: 'numbers-differ', values: { ...list, numbers: added.map(({ name }) => name) } }];
  if (missing.length > 0)
    return [{ code: 'number-missing', values: { ...list, numbers: missing.map(({ name }) => name) } }];
  return checkUnits(there, here, source.rules, translation.rules);
}

function listFigures(text: string, facts: Readonly<Record<string, number>>): Figure[] {
  return [...text.matchAll(NUMBER)].flatMap(({ 0: all, 1: placeholder, index }) => {
    const end = index + all.length;
    const behind = text.slice(end, end + UNIT_CHARACTERS).replace(/^[+]/, '');
    if (placeholder === undefined) return [{ name: all, value: all, behind }];
    const value = facts[placeholder];
    return value === undefined ? [] : [{ name: `{{${placeholder}}}`, value: String(value), behind }];
  });
}

function subtract(from: readonly Figure[], those: readonly Figure[]): Figure[] {
  const left = those.map(({ name }) => name);
  return from.flatMap((figure) => {
    const index = left.indexOf(figure.name);
    if (index < 0) return [figure];
    left.splice(index, 1);
    return [];
  });
}

function isSaid({ value }: Figure, { text, rules }: CountedText): boolean {
  return rules.numberWords.get(value)?.test(foldWords(text)) ?? false;
}

/** Returns the index of the longest unit that matches after a number; -1 if none. */
function findUnit({ behind }: Figure, { units }: GlossaryRules): number {
  const folded = foldWords(behind);
  const lengths = units.map((unit) => unit?.pattern.exec(folded)?.[0].length ?? 0);
  const longest = Math.max(...lengths, 0);
  return longest === 0 ? -1 : lengths.indexOf(longest);
}

function checkUnits(
  there: readonly Figure[],
  here: readonly Figure[],
  theirs: GlossaryRules,
  ours: GlossaryRules,
): Fault[] {
  const unitsHere = here.map((figure) => findUnit(figure, ours));
  const faults = there.flatMap((figure): Fault[] => {
    const index = findUnit(figure, theirs);
    const unit = ours.units[index];
    const same = here.flatMap(({ name }, place) => (name === figure.name ? [unitsHere[place]] : []));
    // "50 °C outside, 30 inside": one unit may apply to several numbers.
    const isLeftOut = same.every((each) => each === -1) && unitsHere.includes(index);
    if (unit === undefined || same.length === 0 || same.includes(index) || isLeftOut) return [];
    const length = theirs.units[index]?.pattern.exec(foldWords(figure.behind))?.[0].length ?? 0;
    const written = figure.behind.slice(0, length).trim();
    const values = {
      number: figure.name,
      unit: written,
      expected: unit.names.map((each) => each.replaceAll('*', '')),
    };
    return [{ code: 'unit-differs', values: { ...values, other: nameLanguage(defaultLanguage) } }];
  });
  return faults.slice(0, 1);
}

/** A translation, its source text and the rules of its language. */
export type Translation = {
  language: Language;
  text: string;
  /** Source text; undefined if there is none. */
  original: string | undefined;
  /** The text is a name, which languages may share. */
  isName: boolean;
  rules: GlossaryRules;
};

const LATIN_WORD = /\p{Script=Latin}[\p{Script=Latin}\p{M}0-9+#]*/gu;
const ARABIC_WORD = /\p{Script=Arabic}[\p{Script=Arabic}\p{M}]*/gu;
/** Maximum length of a unit symbol, which is the same in all languages of a script: km, kB, N. */
const SYMBOL_LENGTH = 2;

/** Checks that a text is translated, in the script of its language and without words that the glossary avoids. */
export function checkTranslation(translation: Translation): Fault[] {
  return [...checkLetters(translation), ...checkGlossary(translation)];
}

function checkLetters({ language, text, original, isName, rules }: Translation): Fault[] {
  if (isName) return [];
  const { script } = languages[language];
  const rest = withoutNames(text, rules);
  const latin = rest.match(LATIN_WORD) ?? [];
  const values = { language: nameLanguage(language), list: `keep.${language}` };
  const isCopy = language !== defaultLanguage && text === original;
  if (isCopy && latin.some((word) => script === 'arabic' || word.length > SYMBOL_LENGTH)) {
    return [
      { code: 'text-untranslated', values: { ...values, text, original: nameLanguage(defaultLanguage) } },
    ];
  }
  const foreign = script === 'arabic' ? latin : (rest.match(ARABIC_WORD) ?? []);
  const code = script === 'arabic' ? 'word-foreign' : 'letters-foreign';
  return [...new Set(foreign)].map((word) => ({ code, values: { ...values, word } }));
}

/** Returns the text without placeholders, tags and allowed names. */
function withoutNames(text: string, { kept }: GlossaryRules): string {
  const bare = replacePlaceholders(text, () => ' ').replace(/<[^<>]*>/g, ' ');
  return kept === undefined ? bare : bare.replace(kept, ' ');
}

function checkGlossary({ text, rules }: Translation): Fault[] {
  const folded = foldWords(text);
  return rules.anyAvoided?.test(folded) === true
    ? rules.avoided
        .filter(({ pattern }) => pattern.test(folded))
        .map(({ word, term, correct }) => ({ code: 'word-avoided', values: { word, term, correct } }))
    : [];
}
