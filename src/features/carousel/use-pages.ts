import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { CAROUSEL_PAGE_CARDS } from '#src/config/constants.ts';

/** The pages of a carousel, and what turns them. */
export type Pages = {
  page: number;
  /** Positions of the first cards of the pages. */
  starts: number[];
  /** How many cards the page shows. */
  cardsPerPage: number;
  /** Whether that was measured; before it is what most windows show. */
  isMeasured: boolean;
  /** Whether the visitor has turned a page. */
  isTurned: boolean;
  /** Turns to a page, for the visitor or by itself. */
  turn: (page: number, by: 'visitor' | 'itself') => void;
};

/** The page on which the visitor is; on the way to a card, the one that holds the card. */
function findPage(track: HTMLElement, starts: readonly number[], card: number | undefined): number {
  return findNearestPage(starts, card ?? readPosition(track));
}

/**
 * The pages of a track that the visitor swipes, or that buttons turn. What is passed on the way to its goal does not count.
 * A size is drawn at once, because the next one is compared with it.
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

/** How far the start of a card is from the start of the track, in px in the direction of the scroll position. */
function measureStart(track: HTMLElement, card: Element): number {
  const [outer, inner] = [track.getBoundingClientRect(), card.getBoundingClientRect()];
  return track.matches(':dir(rtl)') ? inner.right - outer.right : inner.left - outer.left;
}

/** Distance from the start of a card to the start of the next, in px; 0 where there is one card. */
function measureStep(track: HTMLElement): number {
  const [first, second] = track.children;
  return first === undefined || second === undefined
    ? 0
    : Math.abs(measureStart(track, second) - measureStart(track, first));
}

/** How many cards the track shows at once. */
function countVisible(track: HTMLElement): number {
  const step = measureStep(track);
  return step === 0 ? CAROUSEL_PAGE_CARDS : Math.max(1, Math.round(track.clientWidth / step));
}

/** Scroll position of the track, in cards. */
function readPosition(track: HTMLElement): number {
  const step = measureStep(track);
  return step === 0 ? 0 : Math.abs(track.scrollLeft) / step;
}

/** Moves the track to a card. */
function showCard(track: HTMLElement, position: number): void {
  const card = track.children[position];
  if (card !== undefined) track.scrollBy({ left: measureStart(track, card) });
}

type TrackListeners = { onScroll: () => void; onResize: () => void; onTouch: () => void };

/** Tells when the track moves, has another size, or is moved by the visitor. Returns what ends the watch. */
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
