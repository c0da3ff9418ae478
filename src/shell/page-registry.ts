import { type ComponentType, use } from 'react';
import type { Language } from '#src/config/languages.ts';
import type { PageContent } from '#src/content/content-types.ts';
import { loadDocumentParts, loadPageContent } from '#src/content/load-content.ts';
import type { DocumentPart } from '#src/content/page-parts.ts';
import type { LiveSectionProps } from '#src/sections/live-section.tsx';
import type { RouteId } from '#src/routing/routes.ts';

type LoadedPage = { Page: ComponentType<{ content: PageContent; only?: number }>; content: PageContent };

type LoadedDocument = { parts: DocumentPart[]; LiveSection: ComponentType<LiveSectionProps> | null };

const keyOf = (language: Language, id: RouteId) => `${language}/${id}`;

/** Loads something of a page once; after a failure the next call tries again. */
function createLoader<Loaded>(load: (language: Language, id: RouteId) => Promise<Loaded>) {
  const started = new Map<string, Promise<Loaded>>();
  const ready = new Map<string, Loaded>();
  const start = (language: Language, id: RouteId) => {
    const key = keyOf(language, id);
    const running = started.get(key) ?? load(language, id);
    started.set(key, running);
    running.then(
      (loaded) => ready.set(key, loaded),
      () => started.delete(key),
    );
    return running;
  };
  return { start, peek: (language: Language, id: RouteId) => ready.get(keyOf(language, id)) };
}

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
  return pages.peek(language, id) ?? use(pages.start(language, id));
}

/** What hydrating the document of a page takes; loaded before hydration begins. */
export function useDocument(language: Language, id: RouteId): LoadedDocument {
  return documents.peek(language, id) ?? use(documents.start(language, id));
}
