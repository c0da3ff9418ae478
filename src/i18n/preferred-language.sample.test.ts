import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Language } from '#src/config/languages.ts';
import { findOfferedLanguage } from './preferred-language.ts';
import { mayPreferAnother, REMEMBERED_LANGUAGE_KEY } from './remembered-language.ts';

const stored = new Map<string, string>();

beforeEach(() => {
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('window', { localStorage: storage });
});

afterEach(() => {
  stored.clear();
  vi.unstubAllGlobals();
});

/** Language that a page offers to a browser with these languages; null if detection is skipped. */
function offer(page: Language, browserLanguages: unknown): Language | null {
  vi.stubGlobal('navigator', { languages: browserLanguages });
  return mayPreferAnother(page) ? findOfferedLanguage(page) : null;
}

describe('the language that a page offers', () => {
  test.each<[page: Language, browserLanguages: unknown, offered: Language | null]>([
    ['en', ['ar'], 'ar'],
    ['en', ['fr-MA', 'ar'], 'ar'],
    ['en', ['de-DE', 'fr', 'ar-EG', 'en'], 'ar'],
    ['en', ['en-GB', 'ar'], null],
    ['en', ['fr', 'en', 'ar'], null],
    ['en', ['fr', 'de'], null],
    ['ar', ['fr', 'en'], 'en'],
    ['ar', ['de-DE', 'en-US', 'ar'], 'en'],
    ['ar', ['fr', 'ar-MA', 'en'], null],
    ['ar', ['ar-SA'], null],
    ['en', ['zh-Hant-TW', 'ar-Latn-EG'], 'ar'],
    ['en', ['AR'], 'ar'],
    ['en', ['ar_SA'], 'ar'],
    ['ar', ['EN-us'], 'en'],
    ['en', ['fr', 'fr', 'ar', 'ar'], 'ar'],
    ['en', ['arn', 'art', 'x-ar'], null],
    ['en', ['', ' ', 'constructor', '*', 'ar'], 'ar'],
    ['en', [undefined, null, 'ar'], 'ar'],
    ['en', [undefined], null],
    ['en', [], null],
    ['en', undefined, null],
  ])('on a page in %s for the browser languages %j is %j', (page, browserLanguages, offered) => {
    expect(offer(page, browserLanguages)).toBe(offered);
  });

  test.each<[page: Language, choice: string, browserLanguages: string[], offered: Language | null]>([
    ['en', 'ar', ['en'], 'ar'],
    ['en', 'en', ['ar'], null],
    ['ar', 'ar', ['fr', 'en'], null],
    ['en', 'fr', ['de', 'ar'], 'ar'],
    ['en', '<b>', ['de', 'ar'], 'ar'],
  ])('on a page in %s after choosing %j is the choice, not %j', (page, choice, browserLanguages, offered) => {
    stored.set(REMEMBERED_LANGUAGE_KEY, choice);
    expect(offer(page, browserLanguages)).toBe(offered);
  });
});
