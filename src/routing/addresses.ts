import { BASE_PATH } from '#src/config/base-path.ts';
import { type Language, languages } from '#src/config/languages.ts';
import { type PageId, type RouteId, routes } from './routes.ts';

/** Target of a link inside a language: a page, an anchor on it, the service that the contact form starts with. */
export type LinkTarget = {
  page: PageId;
  anchor?: string | undefined;
  service?: string | undefined;
};

/** The path of a place inside a language: `/about`, `/about#values`. */
export function pathTo({ page, anchor, service }: LinkTarget): string {
  const query = service === undefined ? '' : `?service=${service}`;
  return routes[page].path + query + (anchor === undefined ? '' : `#${anchor}`);
}

/** Path in the site of a path inside a language: `/ar/about`. The path of `/` has no trailing slash. */
function placeOfPath(path: string, language: Language): string {
  const { prefix } = languages[language];
  return prefix === '' ? path : prefix + path.replace(/^\/(?=[?#]|$)/, '');
}

/** Path of a page from the root of the site, without the base path. */
export function placeOf(id: PageId, language: Language): string {
  return placeOfPath(routes[id].path, language);
}

/** The address of a path inside a language, from the root of the host, as links name it. */
export function addressOfPath(path: string, language: Language): string {
  return BASE_PATH + placeOfPath(path, language);
}

/** The address of a page, from the root of the host. */
export function addressOf(id: PageId, language: Language): string {
  return addressOfPath(routes[id].path, language);
}

/** The same page in another language; from a page that is not found to the home page (behavior §2). */
export function translateAddress(id: RouteId, to: Language): string {
  return addressOf(id === 'not-found' ? 'home' : id, to);
}

/** The one canonical address of a page in a language, with the host and the folder of the site. */
export function writeAddress(origin: string, id: PageId, language: Language): string {
  return origin + placeOf(id, language);
}
