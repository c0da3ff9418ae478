import { type RefObject, useEffect, useEffectEvent } from 'react';
import { CAROUSEL_PAGE_MS } from '#src/config/constants.ts';
import { isMotionReduced } from '#src/ui/motion.ts';
import { useMotionPaused } from '#src/ui/use-motion-paused.ts';

/**
 * Turns a page after its time, unless something holds it: a pointer or focus on an element with `data-holds`, a tab
 * that is not seen, the visitor's pause, reduced motion. Whatever let go gives the page its whole time again.
 */
export function useAutoAdvance(
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
