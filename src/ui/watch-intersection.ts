import { NEAR_VIEWPORT_PX } from '#src/config/constants.ts';

/** Calls back once when an element intersects the viewport. Returns a function that stops watching. */
export function watchIntersection(
  element: Element,
  onMeet: () => void,
  options: IntersectionObserverInit,
): () => void {
  const observer = new IntersectionObserver((entries) => {
    // A busy browser reports several states at once, oldest first.
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    onMeet();
  }, options);
  observer.observe(element);
  return () => observer.disconnect();
}

/** Calls back once when a displayed element is within `margin` px of the viewport. Returns a stop function. */
export function watchNear(element: Element, onNear: () => void, margin = NEAR_VIEWPORT_PX): () => void {
  return watchIntersection(element, onNear, { rootMargin: `${margin}px 0px` });
}
