import { CAROUSEL_PAGE_CARDS } from '#src/config/constants.ts';

/** How far the start of a card is from the start of the track, in px in the direction of the scroll position. */
function measureStart(track: HTMLElement, card: Element): number {
  const [outer, inner] = [track.getBoundingClientRect(), card.getBoundingClientRect()];
  return isRightToLeft(track) ? inner.right - outer.right : inner.left - outer.left;
}

function isRightToLeft(track: HTMLElement): boolean {
  return getComputedStyle(track).direction === 'rtl';
}

/** Distance from the start of a card to the start of the next, in px; 0 where there is one card. */
function measureStep(track: HTMLElement): number {
  const [first, second] = track.children;
  return first === undefined || second === undefined
    ? 0
    : Math.abs(measureStart(track, second) - measureStart(track, first));
}

/** How many cards the track shows at once. */
export function countVisible(track: HTMLElement): number {
  const step = measureStep(track);
  return step === 0 ? CAROUSEL_PAGE_CARDS : Math.max(1, Math.round(track.clientWidth / step));
}

/** Scroll position of the track, in cards. */
export function readPosition(track: HTMLElement): number {
  const step = measureStep(track);
  return step === 0 ? 0 : Math.abs(track.scrollLeft) / step;
}

/** Moves the track to a card. */
export function showCard(track: HTMLElement, position: number): void {
  const card = track.children[position];
  if (card !== undefined) track.scrollBy({ left: measureStart(track, card) });
}

type TrackListeners = { onScroll: () => void; onResize: () => void; onTouch: () => void };

/** Tells when the track moves, has another size, or is moved by the visitor. Returns what ends the watch. */
export function watchTrack(track: HTMLElement, { onScroll, onResize, onTouch }: TrackListeners): () => void {
  const watch = new AbortController();
  const options = { signal: watch.signal, passive: true };
  const sizes = new ResizeObserver(onResize);
  sizes.observe(track);
  track.addEventListener('scroll', onScroll, options);
  for (const kind of ['pointerdown', 'wheel']) track.addEventListener(kind, onTouch, options);
  return () => {
    watch.abort();
    sizes.disconnect();
  };
}
