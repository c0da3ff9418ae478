import { type Language, languageCodes, languages, type Script } from '#src/config/languages.ts';
import { type Glossary, glossary as glossarySchema } from '#src/content/describe/bundle-catalogue.server.ts';
import type { Bundle } from '#src/content/read/read-bundle.server.ts';
import { GLOSSARY_PATH, type SiteSource } from '#src/content/read/read-site.server.ts';

const MARKS = /[\u064B-\u0652\u0670\u0640]/g;
const letters: Record<Script, string> = { arabic: '\\u0621-\\u064A', latin: '\\p{L}\\p{N}' };
/** Arabic particles that are prefixed to the next word: and, is it, will, in, as, for, the. */
const PARTICLES = '[وفأ]?[سبكل]?(?:ال|لل|ل)?';
/** Arabic suffixes: number and case, then possessives. */
const PRONOUN = '(?:ها|هما|هم|هن|ه|كما|كم|كن|ك|نا|ني|ي)?';
const ENDING = `(?:ات|ون|ين|ان|وا|ا|و|ي)?${PRONOUN}`;
const FEMININE_ENDING = `(?:ة|ات${PRONOUN}|ت(?:ان|ين|ا|ي)?${PRONOUN})`;

/** Normalizes spelling: removes vowel marks, tatweel and hamza on alef, replaces no-break spaces, lowercases. */
export function foldWords(text: string): string {
  return text
    .replace(MARKS, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replaceAll('\u00A0', ' ')
    .toLowerCase();
}

/** Pattern of a glossary word or phrase in a folded text, including prefixed particles; `*` matches letters. */
function wordPattern(word: string, script: Script): string {
  const own = letters[script];
  const before = script === 'arabic' ? PARTICLES : '';
  return `(?<![${own}])${before}${escapeWords(word).replaceAll('\\*', `[${own}]*`)}(?![${own}])`;
}

/** Pattern of any of several Arabic words in a folded text, with prefixes and suffixes. */
function inflectedPattern(words: readonly string[]): RegExp {
  const stems = words.map((word) => foldWords(word).replace(/^ال/, ''));
  const pieces = stems.map((stem) =>
    stem.endsWith('ة') ? escapeWords(stem.slice(0, -1)) + FEMININE_ENDING : escapeWords(stem) + ENDING,
  );
  return new RegExp(
    `(?<![${letters.arabic}])${PARTICLES}(?:${pieces.join('|')})(?![${letters.arabic}])`,
    'u',
  );
}

/** Pattern of a text that starts with one of several words; `*` matches letters. */
function startPattern(words: readonly string[], script: Script): RegExp {
  const own = letters[script];
  const longestFirst = words.toSorted((a, b) => b.length - a.length);
  const pieces = longestFirst.map((word) => escapeWords(foldWords(word)).replaceAll('\\*', `[${own}]*`));
  return new RegExp(`^[ -]?(?:${pieces.join('|')})(?![${own}])`, 'u');
}

/** Pattern of any of several names, matched as whole words. */
function namesPattern(names: readonly string[]): RegExp | undefined {
  const longestFirst = names.toSorted((a, b) => b.length - a.length);
  const pieces = longestFirst.map(escapeWords).join('|');
  return names.length === 0
    ? undefined
    : new RegExp(`(?<![\\p{Script=Latin}0-9])(?:${pieces})(?![\\p{Script=Latin}0-9])`, 'gu');
}

function escapeWords(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ +/g, '\\s+');
}

/** Compiled glossary rules of a language. */
export type GlossaryRules = {
  /** Names that are kept in another script. */
  kept: RegExp | undefined;
  /** Words that the language avoids, and their replacements. */
  avoided: readonly { word: string; term: string; correct: string; pattern: RegExp }[];
  /** Matches any avoided word. */
  anyAvoided: RegExp | undefined;
  /** Patterns of number words, by number. */
  numberWords: ReadonlyMap<string, RegExp>;
  /** Units as written after a number, in glossary order; undefined for a unit without a word in the language. */
  units: readonly ({ names: readonly string[]; pattern: RegExp } | undefined)[];
  /** Words that may be doubled; `*` matches any letters. */
  repeats: readonly string[] | undefined;
  quotes: readonly [string, string] | undefined;
};

const lastRules = new WeakMap<Bundle, Map<Language, GlossaryRules> | undefined>();

/** Returns the rules of every language, cached by glossary; undefined if the glossary is missing or invalid. */
export function glossaryRulesOf({ bundles }: SiteSource): Map<Language, GlossaryRules> | undefined {
  const bundle = bundles.get(GLOSSARY_PATH);
  if (bundle === undefined) return undefined;
  if (!lastRules.has(bundle)) {
    const glossary = glossarySchema.safeParse(bundle.value).data;
    lastRules.set(
      bundle,
      glossary && new Map(languageCodes.map((code) => [code, compileRules(glossary, code)])),
    );
  }
  return lastRules.get(bundle);
}

function compileRules({ terms, keep, numbers, units, ...own }: Glossary, language: Language): GlossaryRules {
  const { script } = languages[language];
  const avoided =
    script === 'arabic'
      ? terms.flatMap(({ en, ar, avoid = [] }) =>
          avoid.map((word) => ({ word, term: en, correct: ar, pattern: inflectedPattern([word]) })),
        )
      : [];
  return {
    kept: namesPattern(keep[language] ?? []),
    avoided,
    anyAvoided: avoided.length === 0 ? undefined : inflectedPattern(avoided.map(({ word }) => word)),
    numberWords: new Map(
      numbers.flatMap(({ number, words }) => {
        const own = words[language];
        return own === undefined ? [] : [[number, anyOf(own, script)] as const];
      }),
    ),
    units: units.map((unit) => {
      const names = unit[language];
      return names === undefined ? undefined : { names, pattern: startPattern(names, script) };
    }),
    repeats: own.repeats?.[language],
    quotes: own.quotes?.[language],
  };
}

function anyOf(words: readonly string[], script: Script): RegExp {
  return new RegExp(words.map((word) => wordPattern(foldWords(word), script)).join('|'), 'u');
}
