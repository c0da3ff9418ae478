/** Scrolls to the element that a hash names and moves focus there. The offset is the document's scroll padding. */
export function scrollToAnchor(hash: string) {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (target !== null) showElement(target);
}

/**
 * Scrolls to an element and moves focus there. What hides it gets `beforematch` first, as from a browser that follows
 * a hash by itself.
 */
export function showElement(target: HTMLElement, behavior: ScrollBehavior = 'auto') {
  target.dispatchEvent(new Event('beforematch', { bubbles: true }));
  // A section that has not entered yet is a little lower.
  target.closest('[data-reveal]')?.removeAttribute('data-reveal');
  target.scrollIntoView({ behavior });
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
