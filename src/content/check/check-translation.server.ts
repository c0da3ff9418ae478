import {
  defaultLanguage,
  type Language,
  type LanguageDeclaration,
  languages,
} from '#src/config/languages.ts';
import type { Glossary } from '#src/content/describe/bundle-catalogue.server.ts';
import { replacePlaceholders } from '#src/content/read/placeholders.server.ts';
import { nameLanguage } from './described-bundle.server.ts';
import type { Fault } from '#src/content/read/problem.server.ts';

/** A text, its counterpart in the default language, and what it may contain. */
export type Translation = {
  language: Language;
  text: string;
  /** The same text in the default language, where it has one. */
  original: string | undefined;
  /** The text is a name, which languages may share. */
  isName: boolean;
  glossary: Glossary;
};

const LATIN_WORD = /[\p{Script=Latin}][\p{Script=Latin}0-9+#]*/gu;
/** Longest word that is a symbol, the same in all languages of one script: km, kB, N. */
const SYMBOL_LENGTH = 2;
const ARABIC_LETTER = /[\u0621-\u064A]/;
const MARKS = /[\u064B-\u0652\u0670\u0640]/g;
const LETTER_BEFORE = '(?<![\\u0621-\\u064A])';
const LETTER_AFTER = '(?![\\u0621-\\u064A])';
/** Particles that Arabic writes together with the next word: and, in, for, as, the. */
const PARTICLES = '[وف]?[بك]?(?:ال|لل|ل)?';

/** Checks that a text is translated, and in the words of the glossary. */
export function checkTranslation(translation: Translation): Fault[] {
  return [...checkTranslated(translation), ...checkGlossary(translation)];
}

function checkTranslated({ language, text, original, isName, glossary }: Translation): Fault[] {
  const bare = replacePlaceholders(text, () => ' ').replace(/<[^>]*>/g, ' ');
  const { script }: LanguageDeclaration = languages[language];
  if (language === defaultLanguage || isName || !hasForeignWord(bare, script, glossary)) {
    return [];
  }
  const name = nameLanguage(language);
  if (text === original) {
    return [
      {
        found: `the ${nameLanguage(defaultLanguage)} text ${JSON.stringify(text)}`,
        expected: `the text in ${name}`,
        remedy: 'write the translation, or add the name to "latin" in locales/glossary.json',
      },
    ];
  }
  return script === 'arabic' && !ARABIC_LETTER.test(bare)
    ? [
        {
          found: `no Arabic letter in ${JSON.stringify(text)}`,
          expected: `a text in ${name}`,
          remedy: 'write it in Arabic, or add the name to "latin" in locales/glossary.json',
        },
      ]
    : [];
}

/** Says whether a text has a Latin word that is no name and no abbreviation of the trade. */
function hasForeignWord(text: string, script: LanguageDeclaration['script'], { latin }: Glossary): boolean {
  const rest = latin
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, name) => left.replaceAll(name, ' '), text);
  const words = rest.match(LATIN_WORD) ?? [];
  return words.some((word) => script === 'arabic' || word.length > SYMBOL_LENGTH);
}

function checkGlossary({ language, text, glossary }: Translation): Fault[] {
  if (languages[language].script !== 'arabic') {
    return [];
  }
  const folded = foldArabic(text);
  return glossary.terms.flatMap(({ en, ar, avoid = [] }) =>
    avoid
      .filter((word) => hasWord(folded, word))
      .map((word) => ({
        found: `the word «${word}»`,
        expected: `the term of the glossary for "${en}": ${ar}`,
        remedy: `replace «${word}» by «${ar}»`,
      })),
  );
}

/** Finds a word or phrase as a whole, with or without article and particles before it. */
function hasWord(folded: string, word: string): boolean {
  const stem = foldArabic(word).replace(/^ال/, '');
  const pattern = stem.split(' ').map(escapePattern).join('\\s+');
  return new RegExp(`${LETTER_BEFORE}${PARTICLES}${pattern}${LETTER_AFTER}`, 'u').test(folded);
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Letters without what spelling varies in: vowel marks, tatweel, hamza on alef. */
function foldArabic(text: string): string {
  return text.replace(MARKS, '').replace(/[أإآٱ]/g, 'ا');
}
