import { parseJson, tryStorage } from '#src/config/storage.ts';
import { expireCookies, listCookieNames } from '#src/third-party/expire-cookies.ts';

/** Key of the names that were there before the widget; named in the cookie policy. */
export const NAMES_BEFORE_KEY = 'site.support-widget';

/** How names begin under which the site and its analytics store something. */
const OWN_NAME = /^(?:site\.|_ga)/;

let namesBefore: readonly string[] | undefined;

/** Notes what is stored before the widget stores anything; of several pages the first one counts. */
export function noteStorage() {
  tryStorage(() => {
    const noted = localStorage.getItem(NAMES_BEFORE_KEY);
    namesBefore ??= noted === null ? listNames() : parseNames(noted);
    localStorage.setItem(NAMES_BEFORE_KEY, JSON.stringify(namesBefore));
  });
}

/** Deletes what has been stored since then, but for what the site keeps itself. */
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

/** The names that a stored value holds; none where it is corrupted. */
export function parseNames(text: string): string[] {
  const names = parseJson(text);
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
}
