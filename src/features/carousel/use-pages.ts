import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { CAROUSEL_PAGE_CARDS } from '#src/config/constants.ts';

/** The pages of a carousel. */
export type Pages = {
  page: number;
  /** Index of the first card of each page. */
  starts: number[];
  /** Number of cards per page. */
  cardsPerPage: number;
  /** False until `cardsPerPage` was measured; a default applies before. */
  isMeasured: boolean;
  /** True once the visitor has turned a page. */
  isTurned: boolean;
  /** Turns to a page. `by` is `itself` for the timer. */
  turn: (page: number, by: 'visitor' | 'itself') => void;
};

/** Returns the page that is scrolled to; while scrolling to a card, the page of that card. */
function findPage(track: HTMLElement, starts: readonly number[], card: number | undefined): number {
  return findNearestPage(starts, card ?? readPosition(track));
}

/**
 * Tracks the pages of a scroll container that the visitor swipes or buttons turn. Pages passed on the way are ignored.
 * Resizing renders synchronously, because the next measurement is compared with it.
 */
export function usePages(track: RefObject<HTMLElement | null>, cards: number): Pages {
  const [measured, setMeasured] = useState<number>();
  const cardsPerPage = measured ?? CAROUSEL_PAGE_CARDS;
  const [page, setPage] = useState(0);
  const [isTurned, setTurned] = useState(false);
  const goal = useRef<number>(null);
  const starts = useMemo(() => listPageStarts(cards, cardsPerPage), [cards, cardsPerPage]);
  const handle = useEffectEvent((element: HTMLElement) => {
    const reached = findNearestPage(starts, readPosition(element));
    const isOnTheWay = goal.current !== null;
    if (reached === goal.current) goal.current = null;
    if (isOnTheWay || reached === page) return;
    setTurned(true);
    setPage(reached);
  });
  const fit = useEffectEvent((element: HTMLElement) => {
    const visible = countVisible(element);
    if (visible === measured) return;
    setMeasured(visible);
    const nearest = findPage(element, listPageStarts(cards, visible), starts[goal.current ?? -1]);
    goal.current &&= nearest;
    setPage(nearest);
  });
  useEffect(() => {
    const element = track.current;
    if (element === null) return undefined;
    return watchTrack(element, {
      onScroll: () => handle(element),
      onResize: () => flushSync(() => fit(element)),
      onTouch: () => (goal.current = null),
    });
  }, [track]);
  const turn = (next: number, by: 'visitor' | 'itself') => {
    if (by === 'visitor') setTurned(true);
    goal.current = next;
    setPage(next);
    if (track.current !== null) showCard(track.current, starts[next] ?? 0);
  };
  return { page, starts, cardsPerPage, isMeasured: measured !== undefined, isTurned, turn };
}

/** Returns the offset of a card from the start of the track, px, in scroll direction. */
function measureStart(track: HTMLElement, card: Element): number {
  const [outer, inner] = [track.getBoundingClientRect(), card.getBoundingClientRect()];
  return track.matches(':dir(rtl)') ? inner.right - outer.right : inner.left - outer.left;
}

/** Returns the distance between the starts of two cards, px; 0 if there is only one. */
function measureStep(track: HTMLElement): number {
  const [first, second] = track.children;
  return first === undefined || second === undefined
    ? 0
    : Math.abs(measureStart(track, second) - measureStart(track, first));
}

/** Returns how many cards fit into the track. */
function countVisible(track: HTMLElement): number {
  const step = measureStep(track);
  return step === 0 ? CAROUSEL_PAGE_CARDS : Math.max(1, Math.round(track.clientWidth / step));
}

/** Returns the scroll position, in cards. */
function readPosition(track: HTMLElement): number {
  const step = measureStep(track);
  return step === 0 ? 0 : Math.abs(track.scrollLeft) / step;
}

function showCard(track: HTMLElement, position: number): void {
  const card = track.children[position];
  if (card !== undefined) track.scrollBy({ left: measureStart(track, card) });
}

type TrackListeners = { onScroll: () => void; onResize: () => void; onTouch: () => void };

/** Calls back when the track scrolls, resizes or is touched. Returns a function that stops this. */
function watchTrack(track: HTMLElement, { onScroll, onResize, onTouch }: TrackListeners): () => void {
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

/** Returns the index of the first card of each page. The last page is filled with cards of the page before it. */
export function listPageStarts(cards: number, cardsPerPage: number): number[] {
  const pages = Math.max(1, Math.ceil(cards / cardsPerPage));
  return Array.from({ length: pages }, (_, page) =>
    Math.max(0, Math.min(page * cardsPerPage, cards - cardsPerPage)),
  );
}

/** Returns the page whose first card is nearest to a position between cards. */
export function findNearestPage(starts: readonly number[], position: number): number {
  const distances = starts.map((start) => Math.abs(start - position));
  return distances.indexOf(Math.min(...distances));
}

/** Returns the page step of an arrow key in reading direction; 0 for other keys. */
export function readArrow(key: string, direction: string): -1 | 0 | 1 {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0;
  return (key === 'ArrowRight') === (direction === 'ltr') ? 1 : -1;
}
