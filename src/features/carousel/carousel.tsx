import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { CAROUSEL_PAGE_CARDS } from '#src/config/constants.ts';
import { useTranslate } from '#src/i18n/use-translate.ts';
import { Icon } from '#src/ui/icon.tsx';
import { MotionToggle } from '#src/ui/motion-toggle.tsx';
import { hasModifier, isComposing } from '#src/ui/key-events.ts';
import { styles } from './carousel.styles.ts';
import { useAutoAdvance } from './use-auto-advance.ts';
import { usePages } from './use-pages.ts';
import { readArrow } from './carousel-pages.ts';

type CarouselProps = {
  /** Id of the heading that names it. */
  titleId: string;
  cards: { id: string; content: ReactNode }[];
  /** Labels of the control that stops what moves. */
  motion: { pause: string; play: string };
};

/**
 * Cards in a row that is seen page by page. With more cards than a page holds it moves on by itself, round and round,
 * until the visitor turns a page.
 */
export function Carousel({ titleId, cards, motion }: CarouselProps) {
  const t = useTranslate('carousel');
  const root = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const { page, starts, cardsPerPage, isMeasured, isTurned, turn } = usePages(track, cards.length);
  const isMoving = !isTurned && cards.length > CAROUSEL_PAGE_CARDS;
  useAutoAdvance(root, { isOn: isMoving, page, onTurn: () => turn((page + 1) % starts.length, 'itself') });
  const first = starts[page] ?? 0;
  const isShown = (position: number) => position >= first && position < first + cardsPerPage;
  const go = (next: number) => {
    if (next < 0 || next >= starts.length) return;
    // A button that becomes disabled would lose focus to nowhere.
    if (next === 0 || next === starts.length - 1) track.current?.focus({ preventScroll: true });
    turn(next, 'visitor');
  };
  useArrowKeys(root, (step) => go(page + step));
  const isOne = starts.length === 1;
  const announcement = t('page', { page: page + 1, pages: starts.length });
  return (
    <div ref={root}>
      <ul
        ref={track}
        className={styles.track}
        tabIndex={isMeasured && isOne ? undefined : 0}
        aria-labelledby={titleId}
        data-holds=""
      >
        {cards.map(({ id, content }, position) => (
          <li
            key={id}
            className={starts.includes(position) ? styles.first : styles.card}
            inert={isMeasured && !isShown(position)}
          >
            {content}
          </li>
        ))}
      </ul>
      <div className={cards.length > CAROUSEL_PAGE_CARDS ? styles.controls : styles.fewControls}>
        <p className={styles.page} aria-hidden="true">
          {announcement}
        </p>
        <p className={styles.announcement} role="status">
          {isTurned ? announcement : null}
        </p>
        {isMoving ? <MotionToggle labels={motion} /> : null}
        <div className={styles.buttons} data-holds="">
          <button
            type="button"
            className={styles.previous}
            aria-label={t('previous')}
            disabled={page === 0}
            onClick={() => go(page - 1)}
          >
            <Icon name="arrow" size="small" />
          </button>
          <button
            type="button"
            className={styles.next}
            aria-label={t('next')}
            disabled={page === starts.length - 1}
            onClick={() => go(page + 1)}
          >
            <Icon name="arrow" size="small" />
          </button>
        </div>
      </div>
    </div>
  );
}

/** Follows the arrow keys inside an element, in the direction of reading: a page on or a page back. */
function useArrowKeys(root: RefObject<HTMLElement | null>, onStep: (step: number) => void): void {
  const follow = useEffectEvent((event: KeyboardEvent, element: HTMLElement) => {
    const step = readArrow(event.key, getComputedStyle(element).direction);
    if (step === 0 || hasModifier(event) || isComposing(event)) return;
    event.preventDefault();
    onStep(step);
  });
  useEffect(() => {
    const element = root.current;
    if (element === null) return undefined;
    const listen = (event: KeyboardEvent) => follow(event, element);
    element.addEventListener('keydown', listen);
    return () => element.removeEventListener('keydown', listen);
  }, [root]);
}
