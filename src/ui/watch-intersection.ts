import { NEAR_VIEWPORT_PX } from '#src/config/constants.ts';

/** Calls back once when an element meets the viewport, as far as the options widen or narrow it. Returns what ends the watch. */
export function watchIntersection(
  element: Element,
  onMeet: () => void,
  options: IntersectionObserverInit,
): () => void {
  const observer = new IntersectionObserver((entries) => {
    // Where the browser is busy it tells several states at once, the oldest first.
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    onMeet();
  }, options);
  observer.observe(element);
  return () => observer.disconnect();
}

/** Calls back once when an element comes near the viewport, at most so many px away from it. One that is not shown is never near. Returns what ends the watch. */
export function watchNear(element: Element, onNear: () => void, margin = NEAR_VIEWPORT_PX): () => void {
  return watchIntersection(element, onNear, { rootMargin: `${margin}px 0px` });
}
