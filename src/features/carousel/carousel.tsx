import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { CAROUSEL_PAGE_CARDS, CAROUSEL_PAGE_MS } from '#src/config/constants.ts';
import { useTranslate } from '#src/i18n/use-translate.ts';
import { Icon } from '#src/ui/icon.tsx';
import { MotionToggle } from '#src/ui/motion-toggle.tsx';
import { hasModifier, isComposing } from '#src/ui/key-events.ts';
import { isMotionReduced } from '#src/ui/motion.ts';
import { useMotionPaused } from '#src/ui/use-motion-paused.ts';
import { styles } from './carousel.styles.ts';
import { readArrow, usePages } from './use-pages.ts';

type CarouselProps = {
  /** Id of the heading that labels it. */
  titleId: string;
  cards: { id: string; content: ReactNode }[];
};

/**
 * A paged row of cards. With more than `CAROUSEL_PAGE_CARDS` cards it advances in a loop until the visitor turns a
 * page.
 */
export function Carousel({ titleId, cards }: CarouselProps) {
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
    // A button that becomes disabled would lose focus.
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
        {isMoving ? <MotionToggle /> : null}
        <div className={styles.buttons} data-holds="">
          {(['previous', 'next'] as const).map((side) => {
            const beside = page + (side === 'next' ? 1 : -1);
            return (
              <button
                key={side}
                type="button"
                className={styles[side]}
                aria-label={t(side)}
                disabled={starts[beside] === undefined}
                onClick={() => go(beside)}
              >
                <Icon name="arrow" size="small" />
              </button>
            );
          })}
        </div>
      </div>
    </div>
  );
}

/** Arrow keys inside the element turn pages, in reading direction. */
function useArrowKeys(root: RefObject<HTMLElement | null>, onStep: (step: number) => void): void {
  const handle = useEffectEvent((event: KeyboardEvent, element: HTMLElement) => {
    const step = readArrow(event.key, getComputedStyle(element).direction);
    if (step === 0 || hasModifier(event) || isComposing(event)) return;
    event.preventDefault();
    onStep(step);
  });
  useEffect(() => {
    const element = root.current;
    if (element === null) return undefined;
    const listen = (event: KeyboardEvent) => handle(event, element);
    element.addEventListener('keydown', listen);
    return () => element.removeEventListener('keydown', listen);
  }, [root]);
}

/**
 * Turns pages on a timer, except while paused: hover or focus on a `data-holds` element, a hidden tab, the visitor's
 * pause, reduced motion. When hover or focus leaves or the tab returns, the page gets its full time again.
 */
function useAutoAdvance(
  root: RefObject<HTMLElement | null>,
  { isOn, page, onTurn }: { isOn: boolean; page: number; onTurn: () => void },
): void {
  const isPaused = useMotionPaused();
  const turn = useEffectEvent(onTurn);
  useEffect(() => {
    const element = root.current;
    const isStill = isPaused || isMotionReduced();
    if (element === null || !isOn || isStill) return undefined;
    const watch = new AbortController();
    let timer = 0;
    const restart = () => {
      window.clearInterval(timer);
      timer = window.setInterval(() => {
        const isHeld = element.querySelector('[data-holds]:is(:hover, :focus-within)') !== null;
        if (!isHeld && !document.hidden) turn();
      }, CAROUSEL_PAGE_MS);
    };
    for (const kind of ['pointerout', 'focusout']) {
      element.addEventListener(kind, restart, { signal: watch.signal });
    }
    document.addEventListener('visibilitychange', restart, { signal: watch.signal });
    restart();
    return () => {
      window.clearInterval(timer);
      watch.abort();
    };
  }, [root, isOn, isPaused, page]);
}
