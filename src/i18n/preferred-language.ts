import Detector from 'i18next-browser-languagedetector';
import { isDraft, isLanguage, type Language } from '#src/config/languages.ts';
import { tryStorage } from '#src/config/storage.ts';
import { REMEMBERED_LANGUAGE_KEY } from './remembered-language.ts';

const DISMISSED_OFFER_KEY = 'site.language-offer';

/** Makes the detector return all languages; by default it returns the first one only. */
const DETECT_ALL = { languageUtils: { getBestMatchFromCodes: true } };

/**
 * Returns the language to offer on a page: the visitor's choice, else the first supported browser language. Null if
 * that is the page's language, or the offer was dismissed. The detector reads only the stored choice and the browser's
 * languages; the page's language is compared afterward.
 */
export function findOfferedLanguage(page: Language): Language | null {
  if (tryStorage(() => localStorage.getItem(DISMISSED_OFFER_KEY)) !== null) return null;
  const detector = new Detector(DETECT_ALL, {
    order: ['localStorage', 'navigator'],
    lookupLocalStorage: REMEMBERED_LANGUAGE_KEY,
    caches: [],
  });
  const detected = [detector.detect() ?? []].flat().map((tag) => tag.toLowerCase().split(/[-_]/)[0] ?? '');
  const preferred = detected.filter(isLanguage).find((code) => !isDraft(code)) ?? page;
  return preferred === page ? null : preferred;
}

/** Stores that the visitor does not want language offers. */
export function dismissLanguageOffer() {
  tryStorage(() => localStorage.setItem(DISMISSED_OFFER_KEY, 'dismissed'));
}
