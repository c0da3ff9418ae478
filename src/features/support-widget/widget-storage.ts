import { parseJson, tryStorage } from '#src/config/storage.ts';
import { expireCookies, listCookieNames } from '#src/third-party/expire-cookies.ts';

/** Storage key of the names stored before the widget; listed in the cookie policy. */
export const NAMES_BEFORE_KEY = 'site.support-widget';

/** Prefixes of names that the site and its analytics store. */
const OWN_NAME = /^(?:site\.|_ga)/;

let namesBefore: readonly string[] | undefined;

/** Records the names stored before the widget stores anything; the first page counts. */
export function snapshotStorageNames() {
  tryStorage(() => {
    const noted = localStorage.getItem(NAMES_BEFORE_KEY);
    namesBefore ??= noted === null ? listNames() : parseNames(noted);
    localStorage.setItem(NAMES_BEFORE_KEY, JSON.stringify(namesBefore));
  });
}

/** Deletes everything stored since then, except what the site stores itself. */
export function clearStorage() {
  const before = new Set(namesBefore);
  const isOfWidget = (name: string) => !OWN_NAME.test(name) && !before.has(name);
  expireCookies(isOfWidget);
  tryStorage(() => {
    for (const storage of [localStorage, sessionStorage]) {
      for (const name of Object.keys(storage).filter(isOfWidget)) storage.removeItem(name);
    }
    localStorage.removeItem(NAMES_BEFORE_KEY);
  });
}

function listNames(): string[] {
  const names = [...Object.keys(localStorage), ...Object.keys(sessionStorage), ...listCookieNames()];
  return names.filter((name) => !OWN_NAME.test(name));
}

/** Parses the stored names; empty if corrupted. */
export function parseNames(text: string): string[] {
  const names = parseJson(text);
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
}
