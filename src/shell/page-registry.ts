import { type ComponentType, use } from 'react';
import type { Language } from '#src/config/languages.ts';
import { loadDocumentParts, loadPageContent } from '#src/content/load-content.ts';
import type { DocumentPart } from '#src/content/page-parts.ts';
import type { DocumentPageProps } from '#src/pages/document.page.tsx';
import type { SectionsPageProps } from '#src/pages/sections.page.tsx';
import type { RouteId } from '#src/routing/routes.ts';
import { createLoader } from './create-loader.ts';

type LoadedPage = { Page: ComponentType<SectionsPageProps> } & Pick<SectionsPageProps, 'content' | 'live'>;
type LoadedDocument = Pick<DocumentPageProps, 'parts' | 'LiveSection' | 'SleepingSection'>;

const pages = createLoader<LoadedPage>(async (language, id) => {
  const [{ SectionsPage }, { loadLiveSections }, content] = await Promise.all([
    import('#src/pages/sections.page.tsx'),
    import('#src/pages/live-sections.ts'),
    loadPageContent(language, id),
  ]);
  return { Page: SectionsPage, content, live: await loadLiveSections(content.sections) };
});

const documents = createLoader<LoadedDocument>(async (language, id) => {
  const parts = await loadDocumentParts(language, id);
  const has = (kind: DocumentPart['type']) => parts.some(({ type }) => type === kind);
  const [live, sleeping] = await Promise.all([
    has('live') ? import('#src/sections/live-section.tsx') : null,
    has('sleeping') ? import('#src/pages/sleeping-section.tsx') : null,
  ]);
  return {
    parts,
    LiveSection: live?.LiveSection ?? null,
    SleepingSection: sleeping?.SleepingSection ?? null,
  };
});

/** Fetches code and content of a page. */
export const loadPage = pages.start;

/** Fetches what hydrating the document of a page takes. */
export const loadDocument = documents.start;

/** A page that may still be on its way: at hand at once when it was loaded before, so that rendering never waits. */
export function usePage(language: Language, id: RouteId): LoadedPage {
  return use(pages.recall(language, id));
}

/** What hydrating the document of a page takes; loaded before hydration begins. */
export function useDocument(language: Language, id: RouteId): LoadedDocument {
  return use(documents.recall(language, id));
}
