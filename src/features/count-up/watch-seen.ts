import { REVEAL_ROOT_MARGIN, REVEAL_THRESHOLD } from '#src/config/constants.ts';
import { watchIntersection } from '#src/ui/watch-intersection.ts';

/** Calls back once when an element is seen: in the viewport, and no skeleton covers the page. Returns what ends the watch. */
export function watchSeen(element: Element, onSeen: () => void): () => void {
  const watch = new AbortController();
  const end = watchIntersection(
    element,
    () => void awaitUncovered().then(() => (watch.signal.aborted ? undefined : onSeen())),
    { threshold: REVEAL_THRESHOLD, rootMargin: REVEAL_ROOT_MARGIN },
  );
  return () => {
    watch.abort();
    end();
  };
}

/** Waits until the skeleton has left the page. */
async function awaitUncovered(): Promise<void> {
  const skeleton = document.querySelector('[data-skeleton]');
  await Promise.allSettled((skeleton?.getAnimations() ?? []).map(({ finished }) => finished));
}
