import { hydrateRoot, type Root } from 'react-dom/client';
import { type Language, toLanguage } from '#src/config/languages.ts';
import type { IslandKind } from '#src/content/content-types.ts';
import { loadIslandContent } from '#src/content/load-content.ts';
import type { RouteId } from '#src/routing/routes.ts';
import { watchNear } from '#src/ui/watch-near.ts';
import { followTouches } from './early-input.ts';
import { IslandRoot, type Surroundings } from './island-root.tsx';
import { isIslandKind, islands } from './islands.ts';
import { loadIsland } from './load-island.ts';

/** The islands of a document, once they are watched. */
export type HydratedIslands = {
  /** Gives them the surroundings that have changed. */
  update: (surroundings: Surroundings) => void;
  /** Ends them, when their page goes away. */
  stop: () => void;
};

type Marker = { host: HTMLElement; kind: IslandKind; id: string };

/** The islands of the document, as the build has marked them. */
function findMarkers(): Marker[] {
  return [...document.querySelectorAll<HTMLElement>('[data-island]')].flatMap((host) => {
    const { island = '', id = '' } = host.dataset;
    return isIslandKind(island) ? [{ host, kind: island, id }] : [];
  });
}

/** Begins to fetch what the first view needs, beside everything else that is fetched. */
export function prefetchIslands(language: Language, page: RouteId) {
  for (const { kind, id } of findMarkers()) {
    if (islands[kind].when !== 'load') continue;
    // What fails here fails again, and is tried again, when it is needed.
    Promise.all([islands[kind].load(), loadIslandContent(language, page, id)]).catch(() => undefined);
  }
}

/** Hands each island of the document over to React when its line of the table says so, or when it is touched. */
export function hydrateIslands(page: RouteId, first: Surroundings): HydratedIslands {
  let surroundings = first;
  const ends: (() => void)[] = [];
  const updates = new Set<() => void>();
  const watch = new AbortController();
  const start = async ({ host, kind, id }: Marker) => {
    const language = toLanguage(first.i18n.language);
    const [Component, section] = await Promise.all([
      loadIsland(kind, first.i18n),
      loadIslandContent(language, page, id),
    ]);
    if (watch.signal.aborted) return;
    const hydrated = surroundings;
    const view = (onReady?: () => void) => (
      <IslandRoot {...surroundings} section={section} Component={Component} host={host} onReady={onReady} />
    );
    const hydration = new Promise<Root>((resolve) => {
      const root: Root = hydrateRoot(
        host,
        view(() => resolve(root)),
        { identifierPrefix: id },
      );
    });
    // A tree that is changed or ended before it is hydrated is rendered anew, which React reports as an error.
    ends.push(() => void hydration.then((root) => root.unmount()));
    const root = await hydration;
    const render = () => root.render(view());
    updates.add(render);
    if (surroundings !== hydrated) render();
  };
  const byHost = new Map<HTMLElement, () => Promise<void>>();
  for (const marker of findMarkers()) {
    const hydrate = once(() => start(marker));
    byHost.set(marker.host, hydrate);
    ends.push(watchTrigger(marker, hydrate));
  }
  followTouches((host) => void byHost.get(host)?.());
  return {
    update: (next) => {
      surroundings = next;
      updates.forEach((update) => update());
    },
    stop: () => {
      watch.abort();
      ends.forEach((end) => end());
    },
  };
}

/** Runs something once; after a failure the next call tries again. What failed is told by nobody but the next try. */
function once(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () =>
    (running ??= run().catch(() => {
      running = undefined;
    }));
}

function watchTrigger({ host, kind }: Marker, hydrate: () => Promise<void>): () => void {
  const { when } = islands[kind];
  // Something is there that the visitor has typed, and that the browser has brought back.
  const fields = host.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  if (when === 'load' || [...fields].some((field) => field.value !== field.defaultValue)) void hydrate();
  const end =
    when === 'visible'
      ? watchNear(host, () => void hydrate())
      : typeof when === 'function'
        ? when(host, hydrate)
        : undefined;
  return () => end?.();
}
