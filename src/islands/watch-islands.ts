import { loadContent } from 'virtual:content';
import { type DocumentId, readDocumentId } from '#src/routing/document-mark.ts';
import { restoreFields, reloadOnce } from '#src/ui/reload-once.ts';
import { watchNear } from '#src/ui/watch-intersection.ts';
import { watchTouches } from './early-input.ts';
import { hideFailure, showFailure } from './island-failure.ts';
import { type AnyIslandKind, isIslandKind, isShellIslandKind, islands, shellIslands } from './islands.ts';

/** An island's host element, kind and id. */
export type IslandMarker = { host: HTMLElement; kind: AnyIslandKind; id: string };

/** Hydrates each island of the document when its `when` applies, or on input. */
export function watchIslands(): void {
  const mark = readDocumentId();
  const byHost = new Map<HTMLElement, () => Promise<void>>();
  restoreFields();
  for (const marker of findMarkers()) {
    const hydrate = once(() => hydrateMarked(marker, mark));
    byHost.set(marker.host, hydrate);
    watchTrigger(marker, hydrate);
  }
  watchTouches((host) => {
    const hydrate = byHost.get(host);
    hydrate?.().catch(() => fail(host));
  });
}

function findMarkers(): IslandMarker[] {
  return [...document.querySelectorAll<HTMLElement>('[data-island]')].flatMap((host) => {
    const { island = '', id = '' } = host.dataset;
    return isIslandKind(island) || isShellIslandKind(island) ? [{ host, kind: island, id }] : [];
  });
}

async function hydrateMarked(marker: IslandMarker, mark: DocumentId) {
  preloadIsland(marker, mark);
  const { hydrateIsland } = await import('./hydrate-island.tsx');
  await hydrateIsland(marker, mark);
  hideFailure(marker.host);
}

/** Starts loading what the island needs besides React. Errors are ignored: they recur when it is needed. */
function preloadIsland({ kind, id }: IslandMarker, { language, id: page }: DocumentId) {
  const parts = isIslandKind(kind)
    ? [islands[kind].load(), loadContent(`${language}/island/${page}/${id}`)]
    : [shellIslands[kind].load()];
  Promise.all([loadContent(`${language}/messages`), ...parts]).catch(() => undefined);
}

function fail(host: HTMLElement) {
  if (!reloadOnce()) showFailure(host);
}

/** Runs a task once; a failed run is retried by the next call. */
function once(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () =>
    (running ??= run().catch((error: unknown) => {
      running = undefined;
      throw error;
    }));
}

function watchTrigger({ host, kind }: IslandMarker, start: () => Promise<void>) {
  const when = isIslandKind(kind) ? islands[kind].when : 'touch';
  // The browser has restored values that the visitor typed.
  const fields = host.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  const hasTyped = [...fields].some((field) => field.value !== field.defaultValue);
  // An island that fails before input shows no notice until then, unless the page shows a placeholder.
  const hydrate = () =>
    start().catch(() => {
      if (hasTyped || host.querySelector('[data-map=waiting]') !== null) fail(host);
    });
  if (hasTyped) void hydrate();
  if (when === 'visible') watchNear(host, () => void hydrate());
  else if (when !== 'touch') when(host, hydrate);
}
