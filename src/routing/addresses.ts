import { BASE_PATH } from '#src/config/base-path.ts';
import { type Language, languages } from '#src/config/languages.ts';
import { type PageId, type RouteId, routes } from './routes.ts';

/** Target of a link: a page, an anchor on it, or the service to preselect in the contact form. */
export type LinkTarget = {
  page: PageId;
  anchor?: string | undefined;
  service?: string | undefined;
};

/** Returns a path without the language's prefix: `/about`, `/about#values`. */
export function pathTo({ page, anchor, service }: LinkTarget): string {
  const query = service === undefined ? '' : `?service=${service}`;
  return routes[page].path + query + (anchor === undefined ? '' : `#${anchor}`);
}

/** Adds the language's prefix to a path: `/ar/about`. The result for `/` has no trailing slash. */
function addPrefix(path: string, language: Language): string {
  const { prefix } = languages[language];
  return prefix === '' ? path : prefix + path.replace(/^\/(?=[?#]|$)/, '');
}

/** Returns the path of a page from the site's root, without the base path. */
export function placeOf(id: PageId, language: Language): string {
  return addPrefix(routes[id].path, language);
}

/** Returns the address of a path in a language, with the base path, as links use it. */
export function addressOfPath(path: string, language: Language): string {
  return BASE_PATH + addPrefix(path, language);
}

/** Returns the address of a page in a language, with the base path. */
export function addressOf(id: PageId, language: Language): string {
  return addressOfPath(routes[id].path, language);
}

/** Returns the address of a page in another language; for the 404 page, that of the home page (behavior §2). */
export function translateAddress(id: RouteId, to: Language): string {
  return addressOf(id === 'not-found' ? 'home' : id, to);
}

/** Returns the canonical address of a page in a language, including the origin. */
export function writeAddress(origin: string, id: PageId, language: Language): string {
  return origin + placeOf(id, language);
}
