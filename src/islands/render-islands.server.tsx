import { renderToString } from 'react-dom/server';
import type { IslandContent } from '#src/content/content-types.ts';
import { IslandRoot, type Surroundings } from './island-root.tsx';
import { loadIsland } from './load-island.ts';

/** The markup of islands by id. Each has a tree of its own, as in the browser, so that its ids are the same there. */
export async function renderIslands(
  sections: readonly IslandContent[],
  surroundings: Surroundings,
): Promise<ReadonlyMap<string, string>> {
  const rendered = sections.map(async (section): Promise<[string, string]> => {
    const Component = await loadIsland(section.kind, surroundings.i18n);
    const island = <IslandRoot {...surroundings} section={section} Component={Component} />;
    return [section.id, renderToString(island, { identifierPrefix: section.id })];
  });
  return new Map(await Promise.all(rendered));
}
