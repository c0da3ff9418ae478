import { type RefObject, useEffect, useRef, useState } from 'react';
import { COUNT_UP_STEP_MS } from '#src/config/constants.ts';
import { isMotionReduced, useMotionPaused } from '#src/ui/motion.ts';
import { readStep } from './count-step.ts';
import { watchSeen } from './watch-seen.ts';

/**
 * What a figure shows on its way to its value, from nothing, once it is seen; `null` when it shows the value itself:
 * before, at the end, and all the time where nothing may move.
 */
export function useCountUp(element: RefObject<HTMLElement | null>, value: number): number | null {
  const [step, setStep] = useState<number | null>(null);
  const hasBegun = useRef(false);
  const isPaused = useMotionPaused();
  useEffect(() => {
    const isStill = hasBegun.current || isPaused || isMotionReduced();
    if (element.current === null || isStill) return undefined;
    let timer = 0;
    const end = watchSeen(element.current, () => {
      hasBegun.current = true;
      const begin = performance.now();
      setStep(0);
      timer = window.setInterval(() => {
        const next = readStep(value, performance.now() - begin);
        setStep(next);
        if (next === null) window.clearInterval(timer);
      }, COUNT_UP_STEP_MS);
    });
    return () => {
      end();
      window.clearInterval(timer);
      setStep(null);
    };
  }, [element, value, isPaused]);
  return step;
}
