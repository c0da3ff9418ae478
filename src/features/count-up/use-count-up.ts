import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { COUNT_UP_STEP_MS } from '#src/config/constants.ts';
import { isMotionReduced } from '#src/ui/motion.ts';
import { useMotionPaused } from '#src/ui/use-motion-paused.ts';
import { readStep } from './count-step.ts';
import { watchSeen } from './watch-seen.ts';

/**
 * Counts up to a value, from nothing, once an element is seen; not where nothing may move.
 * @param showStep Called with each number on the way. React is not asked: it would take longer than a slow phone has.
 * @returns Whether it is on the way.
 */
export function useCountUp(
  element: RefObject<HTMLElement | null>,
  value: number,
  showStep: (step: number) => void,
): boolean {
  const [isCounting, setCounting] = useState(false);
  const hasBegun = useRef(false);
  const isPaused = useMotionPaused();
  const show = useEffectEvent(showStep);
  useEffect(() => {
    const isStill = hasBegun.current || isPaused || isMotionReduced();
    if (element.current === null || isStill) return undefined;
    let timer = 0;
    const end = watchSeen(element.current, () => {
      hasBegun.current = true;
      const begin = performance.now();
      setCounting(true);
      timer = window.setInterval(() => {
        const next = readStep(value, performance.now() - begin);
        if (next === null) {
          window.clearInterval(timer);
          setCounting(false);
        } else show(next);
      }, COUNT_UP_STEP_MS);
    });
    return () => {
      end();
      window.clearInterval(timer);
      setCounting(false);
    };
  }, [element, value, isPaused]);
  return isCounting;
}
