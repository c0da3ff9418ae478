import Detector from 'i18next-browser-languagedetector';
import { isDraft, isLanguage, type Language } from '#src/config/languages.ts';
import { tryStorage } from '#src/config/storage.ts';
import { REMEMBERED_LANGUAGE_KEY } from './remembered-language.ts';

const DISMISSED_OFFER_KEY = 'site.language-offer';

/** The detector answers with its first find alone unless it believes that somebody chooses the best match. */
const DETECT_ALL = { languageUtils: { getBestMatchFromCodes: true } };

/**
 * The language to offer on a page: the visitor's choice, else the first of the browser's languages that the site has.
 * `null` when that is the page's own, or when the offer was dismissed for good. The detector reads the stored choice and
 * the browser's languages, and nothing else: the language of the path is the page's own and is compared afterward.
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

/** Remembers that the visitor does not want to be offered another language again. */
export function dismissLanguageOffer() {
  tryStorage(() => localStorage.setItem(DISMISSED_OFFER_KEY, 'dismissed'));
}
