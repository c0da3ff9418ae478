import type { LanguageDeclaration } from '#src/config/languages.ts';

type Script = LanguageDeclaration['script'];

const MARKS = /[\u064B-\u0652\u0670\u0640]/g;
const letters: Record<Script, string> = { arabic: '\\u0621-\\u064A', latin: '\\p{L}\\p{N}' };
/** Particles that Arabic writes together with the next word: and, is it, will, in, as, for, the. */
const PARTICLES = '[وفأ]?[سبكل]?(?:ال|لل|ل)?';
/** Arabic suffixes: number and case, then possessives. */
const PRONOUN = '(?:ها|هما|هم|هن|ه|كما|كم|كن|ك|نا|ني|ي)?';
const ENDING = `(?:ات|ون|ين|ان|وا|ا|و|ي)?${PRONOUN}`;
const FEMININE_ENDING = `(?:ة|ات${PRONOUN}|ت(?:ان|ين|ا|ي)?${PRONOUN})`;

/** Letters without what spelling varies in: vowel marks, tatweel, hamza on alef; capitals are small. */
export function foldWords(text: string): string {
  return text
    .replace(MARKS, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replaceAll('\u00A0', ' ')
    .toLowerCase();
}

/** Pattern of a glossary word or phrase in a folded text, with the particles before it; `*` matches letters. */
export function wordPattern(word: string, script: Script): string {
  const own = letters[script];
  const before = script === 'arabic' ? PARTICLES : '';
  return `(?<![${own}])${before}${escapeWords(word).replaceAll('\\*', `[${own}]*`)}(?![${own}])`;
}

/** Pattern of any of several Arabic words in a folded text, with prefixes and suffixes. */
export function inflectedPattern(words: readonly string[]): RegExp {
  const stems = words.map((word) => foldWords(word).replace(/^ال/, ''));
  const pieces = stems.map((stem) =>
    stem.endsWith('ة') ? escapeWords(stem.slice(0, -1)) + FEMININE_ENDING : escapeWords(stem) + ENDING,
  );
  return new RegExp(
    `(?<![${letters.arabic}])${PARTICLES}(?:${pieces.join('|')})(?![${letters.arabic}])`,
    'u',
  );
}

/** Pattern of a text that begins with one of several words; `*` matches letters. */
export function startPattern(words: readonly string[], script: Script): RegExp {
  const own = letters[script];
  const longestFirst = words.toSorted((a, b) => b.length - a.length);
  const pieces = longestFirst.map((word) => escapeWords(foldWords(word)).replaceAll('\\*', `[${own}]*`));
  return new RegExp(`^[ -]?(?:${pieces.join('|')})(?![${own}])`, 'u');
}

/** Pattern of any of some names as they are written, not inside other words of their script. */
export function namesPattern(names: readonly string[]): RegExp | undefined {
  const longestFirst = names.toSorted((a, b) => b.length - a.length);
  const pieces = longestFirst.map(escapeWords).join('|');
  return names.length === 0
    ? undefined
    : new RegExp(`(?<![\\p{Script=Latin}0-9])(?:${pieces})(?![\\p{Script=Latin}0-9])`, 'gu');
}

function escapeWords(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ +/g, '\\s+');
}
