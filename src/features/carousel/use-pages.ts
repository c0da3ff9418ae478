import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
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

/** The pages of a track that the visitor swipes, or that buttons turn. */
export function usePages(track: RefObject<HTMLElement | null>, cards: number): Pages {
  const [measured, setMeasured] = useState<number>();
  const cardsPerPage = measured ?? CAROUSEL_PAGE_CARDS;
  const [page, setPage] = useState(0);
  const [isTurned, setTurned] = useState(false);
  /** The page on the way to which the track is; what is passed on the way does not count. */
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
    setPage(findNearestPage(listPageStarts(cards, visible), readPosition(element)));
  });
  useEffect(() => {
    const element = track.current;
    if (element === null) return undefined;
    return watchTrack(element, {
      onScroll: () => follow(element),
      onResize: () => fit(element),
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
