import { store, useStored } from './stored-choice.ts';
import type { WordLanguage } from './words.ts';

const KEY = 'desk-language';

/** The language of the desk itself: as chosen and stored, else that of the browser. */
export function useDeskLanguage(): [WordLanguage, (language: WordLanguage) => void] {
  const chosen = useStored(KEY) ?? navigator.language;
  return [chosen.startsWith('ar') ? 'ar' : 'en', (language) => store(KEY, language)];
}
