/** Takes the visitor to the top of the page and focus to its heading. */
export function showTop() {
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  scrollTo({ top: 0, behavior: 'instant' });
}
