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
