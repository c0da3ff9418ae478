import type { i18n } from 'i18next';
import { createContext, use } from 'react';
import { toolLanguages } from '#src/config/languages.ts';
import { createI18nOf } from '#src/i18n/create-i18n.ts';
import arabic from '../words/ar.json' with { type: 'json' };
import english from '../words/en.json' with { type: 'json' };

const words = { en: english, ar: arabic };

/** A language of the desk itself. */
export type ToolLanguage = keyof typeof words;
type WithoutForm<Key> = Key extends `${infer Name}_${Intl.LDMLPluralRule}` ? Name : Key;
/** A text of the desk; one that counts is named without its form. */
export type Word = WithoutForm<keyof typeof english>;
export type Translate = (word: Word, values?: Record<string, string | number>) => string;

/** Returns whether a name that is made at run time is a text of the desk. */
export function isWord(name: string): name is Word {
  return Object.hasOwn(english, name);
}

const known = new Map<ToolLanguage, i18n>();

/** The texts of the desk in a language. */
export function wordsOf(language: ToolLanguage): Translate {
  const instance =
    known.get(language) ?? createI18nOf(language, toolLanguages[language].intl, words[language]);
  known.set(language, instance);
  return (word, values = {}) => instance.t<string, Record<string, unknown>, string>(word, values);
}

/** Says the texts of the desk in the language that was chosen. */
export const TranslateContext = createContext<Translate>(wordsOf('en'));

export function useTranslate(): Translate {
  return use(TranslateContext);
}
