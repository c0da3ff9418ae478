import { NEAR_VIEWPORT_PX } from '#src/config/constants.ts';
import { watchIntersection } from './watch-intersection.ts';

/** Calls back once when an element comes near the viewport, at most so many px away from it. One that is not shown is never near. Returns what ends the watch. */
export function watchNear(element: Element, onNear: () => void, margin = NEAR_VIEWPORT_PX): () => void {
  return watchIntersection(element, onNear, { rootMargin: `${margin}px 0px` });
}
