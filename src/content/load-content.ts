import { documents, messages, namespaces, pages, shells } from 'virtual:content';
import type { Language } from '#src/config/languages.ts';
import type { MessageBundle } from '#src/i18n/create-i18n.ts';
import type { FeatureNamespace } from '#src/i18n/namespaces.ts';
import type { RouteId } from '#src/routing/routes.ts';
import type { PageContent, ShellContent } from './content-types.ts';
import type { DocumentPart } from './page-parts.ts';

/** What a page of one language shows. Prerender and browser load the same chunk. */
export async function loadPageContent(language: Language, id: RouteId): Promise<PageContent> {
  return (await pages[language][id]()).default;
}

/** What hydrating the document of a page takes. A page without live sections takes nothing. */
export async function loadDocumentParts(language: Language, id: RouteId): Promise<DocumentPart[]> {
  const load = documents[language][id];
  return load === undefined ? [{ type: 'still' }] : (await load()).default;
}

/** What the shell of one language shows. */
export async function loadShellContent(language: Language): Promise<ShellContent> {
  return (await shells[language]()).default;
}

/** The messages of one language. */
export async function loadMessages(language: Language): Promise<MessageBundle> {
  return (await messages[language]()).default;
}

/** The messages of one feature in one language; `useNamespace` hands them to the components. */
export async function loadNamespace(language: Language, name: FeatureNamespace): Promise<MessageBundle> {
  return (await namespaces[language][name]()).default;
}
