import { type ComponentType, use } from 'react';
import type { Language } from '#src/config/languages.ts';
import type { PageContent } from '#src/content/content-types.ts';
import { loadDocumentParts, loadPageContent } from '#src/content/load-content.ts';
import type { DocumentPart } from '#src/content/page-parts.ts';
import type { RouteId } from '#src/routing/routes.ts';
import type { LiveSectionProps } from '#src/sections/live-section.tsx';
import { createLoader } from './create-loader.ts';

type LoadedPage = { Page: ComponentType<{ content: PageContent; only?: number }>; content: PageContent };
type LoadedDocument = { parts: DocumentPart[]; LiveSection: ComponentType<LiveSectionProps> | null };

const pages = createLoader<LoadedPage>(async (language, id) => {
  const [{ SectionsPage }, content] = await Promise.all([
    import('#src/pages/sections.page.tsx'),
    loadPageContent(language, id),
  ]);
  return { Page: SectionsPage, content };
});

const documents = createLoader<LoadedDocument>(async (language, id) => {
  const parts = await loadDocumentParts(language, id);
  const isLive = parts.some(({ type }) => type === 'live');
  const LiveSection = isLive ? (await import('#src/sections/live-section.tsx')).LiveSection : null;
  return { parts, LiveSection };
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
