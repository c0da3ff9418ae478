const positions = new Map<string, number>();

/** Keeps where an entry of the history is scrolled to, in px, for as long as it is shown. Returns what ends that. */
export function rememberPosition(key: string) {
  const keep = () => positions.set(key, scrollY);
  addEventListener('scroll', keep, { passive: true });
  return () => removeEventListener('scroll', keep);
}

/** Scrolls to where an entry of the history was left. */
export function restorePosition(key: string) {
  scrollTo({ top: positions.get(key) ?? 0, behavior: 'instant' });
}
