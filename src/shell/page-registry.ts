import { type ComponentType, use } from 'react';
import type { Language } from '#src/config/languages.ts';
import type { PageContent } from '#src/content/content-types.ts';
import { loadPageContent } from '#src/content/load-content.ts';
import type { RouteId } from '#src/routing/routes.ts';

type LoadedPage = { Page: ComponentType<{ content: PageContent }>; content: PageContent };

const loadSectionsPage = async () => (await import('#src/pages/sections.page.tsx')).SectionsPage;

const started = new Map<string, Promise<LoadedPage>>();
const ready = new Map<string, LoadedPage>();

const keyOf = (language: Language, id: RouteId) => `${language}/${id}`;

async function load(language: Language, id: RouteId): Promise<LoadedPage> {
  const [Page, content] = await Promise.all([loadSectionsPage(), loadPageContent(language, id)]);
  const page = { Page, content };
  ready.set(keyOf(language, id), page);
  return page;
}

/** Fetches code and content of a page once. After a failure the next call tries again. */
export function loadPage(language: Language, id: RouteId): Promise<LoadedPage> {
  const key = keyOf(language, id);
  const running = started.get(key) ?? load(language, id);
  started.set(key, running);
  running.catch(() => started.delete(key));
  return running;
}

/** A page that may still be on its way: at hand at once when it was loaded before, so that hydration never waits. */
export function usePage(language: Language, id: RouteId): LoadedPage {
  return ready.get(keyOf(language, id)) ?? use(loadPage(language, id));
}
