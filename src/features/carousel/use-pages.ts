import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { CAROUSEL_PAGE_CARDS } from '#src/config/constants.ts';
import { findNearestPage, listPageStarts } from './carousel-pages.ts';
import { countVisible, readPosition, showCard, watchTrack } from './carousel-track.ts';

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
  const follow = useEffectEvent((element: HTMLElement) => {
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
      onScroll: () => follow(element),
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
