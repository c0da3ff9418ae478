import {
  defaultLanguage,
  type Language,
  type LanguageDeclaration,
  languages,
} from '#src/config/languages.ts';
import { replacePlaceholders } from '#src/content/read/placeholders.server.ts';
import { nameLanguage } from './described-bundle.server.ts';
import type { Fault } from '#src/content/read/problem.server.ts';
import type { GlossaryRules } from './glossary-rules.server.ts';
import { foldWords } from './match-words.server.ts';

/** A text, its counterpart in the default language, and what it may contain. */
export type Translation = {
  language: Language;
  text: string;
  /** The same text in the default language, where it has one. */
  original: string | undefined;
  /** The text is a name, which languages may share. */
  isName: boolean;
  rules: GlossaryRules;
};

const LATIN_WORD = /\p{Script=Latin}[\p{Script=Latin}\p{M}0-9+#]*/gu;
const ARABIC_WORD = /\p{Script=Arabic}[\p{Script=Arabic}\p{M}]*/gu;
/** Longest word that is a symbol, the same in all languages of one script: km, kB, N. */
const SYMBOL_LENGTH = 2;

/** Checks that a text is translated, in the letters of its language and in the words of the glossary. */
export function checkTranslation(translation: Translation): Fault[] {
  return [...checkLetters(translation), ...checkGlossary(translation)];
}

function checkLetters({ language, text, original, isName, rules }: Translation): Fault[] {
  if (isName) return [];
  const { script }: LanguageDeclaration = languages[language];
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

/** The text without placeholders, tags and allowed names. */
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
