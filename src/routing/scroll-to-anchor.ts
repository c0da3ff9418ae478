/** Scrolls to the element that a hash names and moves focus there. The offset is the document's scroll padding. */
export function scrollToAnchor(hash: string) {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (target === null) return;
  target.scrollIntoView();
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
