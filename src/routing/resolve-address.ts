import { matchRoutes, type RouteObject } from 'react-router-dom';
import { defaultLanguage, languageCodes } from '#src/config/languages.ts';
import { addressOf, addressOfPath } from './addresses.ts';
import type { DocumentId } from './document-mark.ts';
import { NOT_FOUND, pageIds } from './routes.ts';

type PageRoute = RouteObject & { mark: DocumentId };

/** React Router routes for every address of the site. */
const routeObjects: PageRoute[] = languageCodes.flatMap((language) => [
  ...pageIds.map((id) => ({ path: addressOf(id, language), caseSensitive: true, mark: { language, id } })),
  { path: addressOfPath('/*', language), mark: { language, id: NOT_FOUND } },
]);

/** Returns language and page of an address; for an unknown address `not-found`, in the language of its path. */
export function resolveAddress(pathname: string): DocumentId {
  return matchRoutes(routeObjects, pathname)?.[0]?.route.mark ?? { language: defaultLanguage, id: NOT_FOUND };
}
