import { store, useStored } from './stored-choice.ts';
import type { ToolLanguage } from './words.ts';

const KEY = 'desk-language';

/** Returns the UI language: the stored choice, or the language of the browser. */
export function useDeskLanguage(): [ToolLanguage, (language: ToolLanguage) => void] {
  const chosen = useStored(KEY) ?? navigator.language;
  return [chosen.startsWith('ar') ? 'ar' : 'en', (language) => store(KEY, language)];
}
