import { languages, type Script } from '#src/config/languages.ts';

const NO_BREAK_SPACE = '\u00A0';

/** Isolates surround a number without being part of it. */
const ISOLATE = '[\\u2066-\\u2069]?';
const months = Object.values(languages).flatMap(({ intl }) => {
  const names = new Intl.DateTimeFormat(intl, { month: 'long', timeZone: 'UTC' });
  return [...Array(12).keys()].map((month) => names.format(Date.UTC(2025, month)));
});
const MONTH = `(?:${months.join('|')})`;
/** `February 27, 2025`, `27 فبراير 2025`. */
const IN_DATE = new RegExp(` (?<=${MONTH}(?: [0-9]{1,2},)? )(?=[0-9])`, 'gu');
/** `262.5 MW`, `50 °C`, `24/7 hotline`, `3 أشهر`, but not a date's year; messages have placeholders instead. */
const AFTER_NUMBER = new RegExp(
  // The space comes first, so that the pattern only starts at spaces.
  ` (?<!${MONTH}[ ${NO_BREAK_SPACE}][0-9]{4} )(?<=(?:(?<![\\p{L}\\p{N}])[0-9](?:[0-9.,/]*[0-9])?[%+]?|\\{\\{count\\}\\}|number\\}\\})${ISOLATE} )(?=${ISOLATE}[\\p{L}\\p{N}{°])`,
  'gu',
);
/** `WCAG 2.2`, `Suite 200`. */
const BEFORE_NUMBER = / (?<=(?<!\p{L})(?:\p{Lu}{2,}|Suite) )(?=[0-9])/gu;
/** Arabic words that belong to the next word: `من المسح`, `كل مشروع`; also after «و» and «ف». */
const LEANING_WORD =
  /(?<=(?<![\p{L}\p{M}])[وف]?(?:من|في|على|إلى|عن|مع|بين|دون|عند|بلا|حتى|كل|أي|لا|لم|لن|أو|أن|إذا)) (?=\S)/gu;

/**
 * Joins words that should stay on one line with U+00A0: a number and its unit, a date, an Arabic preposition and its
 * noun. `plainText` reverses it. Hyphenated words are unchanged: styles keep them together.
 */
export function preventBreaks(text: string): string {
  return text
    .replace(IN_DATE, NO_BREAK_SPACE)
    .replace(AFTER_NUMBER, NO_BREAK_SPACE)
    .replace(BEFORE_NUMBER, NO_BREAK_SPACE)
    .replace(LEANING_WORD, NO_BREAK_SPACE);
}

/** Maximum length of a phrase that fits on one line of a headline at any width, characters. */
export const MAX_PHRASE: Readonly<Record<Script, number>> = {
  latin: 18,
  arabic: 16,
};

const LETTERS = String.raw`\p{L}\p{M}\p{N}\p{Cf}/\-`;
/** Two consecutive words; of the second, only its leading letters. */
const TWO_WORDS = new RegExp(`^[^${LETTERS}]*([${LETTERS}]+ [${LETTERS}]*)`, 'u');
/** Arabic conjunctions that are prefixed to the next word. */
const CONJUNCTION = /[وف]?/u.source;

/** Pattern of two words that match one of the pairs, such as `مزرعة رياح` or `the *`; `*` matches any letters. */
export function phrasePattern(pairs: readonly string[]): RegExp {
  return new RegExp(`^${CONJUNCTION}(?:${pairs.join('|').replaceAll('*', '.*') || '(?!)'})$`, 'iu');
}

/** Joins the words of a headline's phrases. If a phrase is longer than `longest`, only its last words stay together. */
export function joinPhrases(headline: string, phrases: RegExp, longest: number): string {
  return headline.split(' ').reduceRight((rest, word) => {
    const pair = `${word} ${rest.split(' ', 1).join('')}`;
    const [, words = ''] = TWO_WORDS.exec(pair.slice(word.lastIndexOf(NO_BREAK_SPACE) + 1)) ?? [];
    const isHeld = pair.length <= longest && phrases.test(words);
    return `${word}${isHeld ? NO_BREAK_SPACE : ' '}${rest}`;
  });
}
