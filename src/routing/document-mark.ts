import { type Language, toLanguage } from '#src/config/languages.ts';
import { isRouteId, NOT_FOUND, type RouteId } from './routes.ts';

/** What a document says of itself where its markup begins: `ar/contact`. Its address does not tell, as hosts have it at several. */
export function writeDocumentMark({ language, id }: DocumentMark): string {
  return `${language}/${id}`;
}

/** Language and page of a document. */
export type DocumentMark = { language: Language; id: RouteId };

/** Language and page of the document that is shown; translators change the language that its root element has. */
export function readDocumentMark(): DocumentMark {
  const [language = '', id = ''] = document.getElementById('root')?.dataset['id']?.split('/') ?? [];
  return {
    language: toLanguage(language),
    id: isRouteId(id) ? id : NOT_FOUND,
  };
}
