import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { loadI18n } from '#src/content/load-i18n.ts';
import type { DocumentId } from '#src/routing/document-mark.ts';
import { markRemounted } from './early-input.ts';
import { takeSnapshot } from './dom-snapshot.ts';
import { IslandRoot } from './island-root.tsx';
import { loadIsland } from './load-island.tsx';
import type { IslandMarker } from './watch-islands.ts';

/**
 * Hydrates an island. Resolves once it handles its events.
 * @throws Error if code, messages or content cannot be loaded
 */
export async function hydrateIsland({ host, kind, id }: IslandMarker, mark: DocumentId): Promise<void> {
  const instance = await loadI18n(mark.language);
  const island = await loadIsland(kind, id, instance, mark);
  const former = takeSnapshot(host);
  const root = (
    <IslandRoot i18n={instance} host={host} former={former}>
      {island}
    </IslandRoot>
  );
  const onRecoverableError = () => markRemounted(host);
  // Otherwise React hydrates at the first event, and may replace that event's target.
  flushSync(() => hydrateRoot(host, root, { identifierPrefix: id, onRecoverableError }));
}
