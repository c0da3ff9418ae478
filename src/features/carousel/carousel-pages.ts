/** The positions of the first cards of the pages. The last page is full: it repeats cards of the one before. */
export function listPageStarts(cards: number, cardsPerPage: number): number[] {
  const pages = Math.max(1, Math.ceil(cards / cardsPerPage));
  return Array.from({ length: pages }, (_, page) =>
    Math.max(0, Math.min(page * cardsPerPage, cards - cardsPerPage)),
  );
}

/** The page whose first card is nearest to a position between cards. */
export function findNearestPage(starts: readonly number[], position: number): number {
  const distances = starts.map((start) => Math.abs(start - position));
  return distances.indexOf(Math.min(...distances));
}

/** Page step of an arrow key in reading direction: next, previous, or none. */
export function readArrow(key: string, direction: string): -1 | 0 | 1 {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0;
  return (key === 'ArrowRight') === (direction === 'ltr') ? 1 : -1;
}
