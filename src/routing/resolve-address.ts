import { matchRoutes, type RouteObject } from 'react-router-dom';
import { defaultLanguage, languageCodes } from '#src/config/languages.ts';
import { addressOf, addressOfPath } from './addresses.ts';
import type { DocumentMark } from './document-mark.ts';
import { NOT_FOUND, pageIds } from './routes.ts';

type PageRoute = RouteObject & { mark: DocumentMark };

/** Every address of the site as React Router's table of routes. */
const routeObjects: PageRoute[] = languageCodes.flatMap((language) => [
  ...pageIds.map((id) => ({ path: addressOf(id, language), caseSensitive: true, mark: { language, id } })),
  { path: addressOfPath('/*', language), mark: { language, id: NOT_FOUND } },
]);

/** Language and page of an address; an unknown address is `not-found` in the language of its path. */
export function resolveAddress(pathname: string): DocumentMark {
  return matchRoutes(routeObjects, pathname)?.[0]?.route.mark ?? { language: defaultLanguage, id: NOT_FOUND };
}
