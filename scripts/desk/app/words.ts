import type { i18n } from 'i18next';
import { createContext, use } from 'react';
import { toolLanguages } from '#src/config/languages.ts';
import { createI18nOf } from '#src/i18n/create-i18n.ts';
import arabic from '../words/ar.json' with { type: 'json' };
import english from '../words/en.json' with { type: 'json' };

const words = { en: english, ar: arabic };

/** A UI language of the desk. */
export type ToolLanguage = keyof typeof words;
type WithoutForm<Key> = Key extends `${infer Name}_${Intl.LDMLPluralRule}` ? Name : Key;
/** A message key of the desk; plural messages are named without their form. */
export type Word = WithoutForm<keyof typeof english>;
export type Translate = (word: Word, values?: Record<string, string | number>) => string;

/** True if a computed name is a message key. */
export function isWord(name: string): name is Word {
  return Object.hasOwn(english, name);
}

const known = new Map<ToolLanguage, i18n>();

/** Returns the translation function of a UI language. */
export function wordsOf(language: ToolLanguage): Translate {
  const instance =
    known.get(language) ?? createI18nOf(language, toolLanguages[language].intl, words[language]);
  known.set(language, instance);
  return (word, values = {}) => instance.t<string, Record<string, unknown>, string>(word, values);
}

/** Provides the translation function of the chosen UI language. */
export const TranslateContext = createContext<Translate>(wordsOf('en'));

export function useTranslate(): Translate {
  return use(TranslateContext);
}
