import type { i18n } from 'i18next';
import { type ComponentType, use } from 'react';
import { toLanguage } from '#src/config/languages.ts';
import type { IslandKind, PageContent } from '#src/content/content-types.ts';
import { loadPageContent } from '#src/content/load-content.ts';
import { isIsland } from '#src/islands/islands.ts';
import { loadIsland } from '#src/islands/load-island.ts';
import type { RouteId } from '#src/routing/routes.ts';
import type { SectionProps } from '#src/sections/section-props.ts';
import type { PageProps } from './page.tsx';

/** The components of the islands of a page. */
export type IslandComponents = ReadonlyMap<IslandKind, ComponentType<SectionProps<IslandKind>>>;

type LoadedPage = Omit<PageProps, 'renderIsland'> & {
  Page: ComponentType<PageProps>;
  components: IslandComponents;
};

const loading = new Map<RouteId, Promise<LoadedPage>>();
const failed = new Set<RouteId>();

/** Fetches code, content and messages of a page unless they are there or on their way; tries again after a failure. */
export function loadPage(instance: i18n, id: RouteId): Promise<LoadedPage> {
  const known = loading.get(id);
  if (known !== undefined && !failed.delete(id)) return known;
  const started = fetchPage(instance, id);
  started.then(
    // React reads these marks: a value that is there is shown without waiting.
    (value) => Object.assign(started, { status: 'fulfilled', value }),
    () => failed.add(id),
  );
  loading.set(id, started);
  return started;
}

/** A page that may still be on its way. A failure is kept, so that rendering does not ask for a missing file again and again. */
export function usePage(instance: i18n, id: RouteId): LoadedPage {
  return use(loading.get(id) ?? loadPage(instance, id));
}

async function fetchPage(instance: i18n, id: RouteId): Promise<LoadedPage> {
  const content = loadPageContent(toLanguage(instance.language), id);
  const [{ Page }, ownSections, components] = await Promise.all([
    import('./page.tsx'),
    import('./page-sections.ts').then(({ loadOwnSections }) => loadOwnSections(id)),
    content.then(({ sections }) => loadIslands(instance, sections)),
    import('./load-own-styles.ts').then(({ loadOwnStyles }) => loadOwnStyles(id)),
  ]);
  return { Page, content: await content, ownSections, components };
}

async function loadIslands(instance: i18n, sections: PageContent['sections']): Promise<IslandComponents> {
  const kinds = new Set(sections.filter(isIsland).map(({ kind }) => kind));
  const loaded = [...kinds].map(async (kind) => [kind, await loadIsland(kind, instance)] as const);
  return new Map(await Promise.all(loaded));
}
