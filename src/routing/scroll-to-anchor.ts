/** Scrolls to the element of a hash and focuses it. The document's scroll padding sets the offset. */
export function scrollToAnchor(hash: string) {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (target !== null) showElement(target);
}

/**
 * Scrolls to an element and focuses it. Dispatches `beforematch` first, so that collapsed ancestors open, as with
 * native fragment navigation.
 */
export function showElement(target: HTMLElement, behavior: ScrollBehavior = 'auto') {
  target.dispatchEvent(new Event('beforematch', { bubbles: true }));
  // A section that has not been revealed is offset slightly down.
  target.closest('[data-reveal]')?.removeAttribute('data-reveal');
  target.scrollIntoView({ behavior });
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
