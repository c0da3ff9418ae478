import { type Language, toLanguage } from '#src/config/languages.ts';
import { isRouteId, NOT_FOUND, type RouteId } from './routes.ts';

/** Returns the id of a document, `ar/contact`. Its address cannot identify it: hosts serve it at several. */
export function writeDocumentId({ language, id }: DocumentId): string {
  return `${language}/${id}`;
}

/** Language and page of a document. */
export type DocumentId = { language: Language; id: RouteId };

/** Reads language and page of the current document. Not from `lang`, which browser translators change. */
export function readDocumentId(): DocumentId {
  const [language = '', id = ''] = document.getElementById('root')?.dataset['id']?.split('/') ?? [];
  return {
    language: toLanguage(language),
    id: isRouteId(id) ? id : NOT_FOUND,
  };
}
