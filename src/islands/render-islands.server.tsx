import type { i18n } from 'i18next';
import { renderToString } from 'react-dom/server';
import type { DocumentId } from '#src/routing/document-mark.ts';
import { IslandRoot } from './island-root.tsx';
import type { AnyIslandKind } from './islands.ts';
import { loadIsland } from './load-island.tsx';

type Island = { kind: AnyIslandKind; id: string };

/** Renders islands to markup, by id. Each has its own tree, as in the browser, so that generated ids match. */
export async function renderIslands(
  islands: readonly Island[],
  i18n: i18n,
  mark: DocumentId,
): Promise<ReadonlyMap<string, string>> {
  const rendered = islands.map(async ({ kind, id }): Promise<[string, string]> => {
    const island = <IslandRoot i18n={i18n}>{await loadIsland(kind, id, i18n, mark)}</IslandRoot>;
    return [id, renderToString(island, { identifierPrefix: id })];
  });
  return new Map(await Promise.all(rendered));
}
