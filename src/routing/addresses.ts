import { BASE_PATH } from '#src/config/base-path.ts';
import { defaultLanguage, type Language, languageCodes, languages } from '#src/config/languages.ts';
import type { ContactService } from './contact-services.ts';
import { type PageId, type RouteId, routeAt, routes } from './routes.ts';

/** Query and hash of an address, empty or with their `?` and `#`. */
type QueryAndHash = { search: string; hash: string };

/** Where a link inside a language leads: a page, a place on it, the service that the contact form starts with. */
export type LinkTarget = {
  page: PageId;
  anchor?: string | undefined;
  service?: ContactService | undefined;
};

/** The path of a place inside a language: `/about`, `/about#values`. */
export function pathTo({ page, anchor, service }: LinkTarget): string {
  const query = service === undefined ? '' : `?service=${service}`;
  return routes[page].path + query + (anchor === undefined ? '' : `#${anchor}`);
}

/** Where a path inside a language stands in the site: `/ar/about`. That of `/` has no trailing slash. */
function placeOfPath(path: string, language: Language): string {
  const { prefix } = languages[language];
  return prefix === '' ? path : prefix + path.replace(/^\/(?=[?#]|$)/, '');
}

/** Where a page stands, from the root of the site, whichever folder of its host that is. */
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

/** The address of where a link leads, from the root of the host. */
export function addressOfTarget(to: LinkTarget, language: Language): string {
  return addressOfPath(pathTo(to), language);
}

/** What the router calls `basename`: the part of every address that the language stands in, and the folder before it. */
export function basenameOf(language: Language): string {
  return BASE_PATH + (languages[language].prefix || '/');
}

/** Language and page of an address; an unknown address is `not-found` in the language of its path. */
export function resolveAddress(pathname: string): { language: Language; id: RouteId } {
  const place = pathname.slice(BASE_PATH.length);
  const language =
    languageCodes.find((code) => {
      const { prefix } = languages[code];
      return prefix !== '' && (place === prefix || place.startsWith(`${prefix}/`));
    }) ?? defaultLanguage;
  const path = place.slice(languages[language].prefix.length);
  return { language, id: routeAt(path === '' ? '/' : path) };
}

/** The same place in another language: query and hash stay; from a page that is not found to the home page (decisions). */
export function translateAddress(id: RouteId, to: Language, { search, hash }: QueryAndHash): string {
  return id === 'not-found' ? addressOf('home', to) : addressOf(id, to) + search + hash;
}
