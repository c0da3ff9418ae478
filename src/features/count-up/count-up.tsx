import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { formatNumber } from '#src/i18n/format-number.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { COUNT_UP_STEP_MS, REVEAL_ROOT_MARGIN, REVEAL_THRESHOLD } from '#src/config/constants.ts';
import { isMotionReduced } from '#src/ui/motion.ts';
import { awaitSkeletonRemoved } from '#src/ui/skeleton.ts';
import { useMotionPaused } from '#src/ui/use-motion-paused.ts';
import { watchIntersection } from '#src/ui/watch-intersection.ts';
import { countDecimals, readStep } from './count-step.ts';
import { styles } from './count-up.styles.ts';

type CountUpProps = {
  /** The number to count up to. */
  count: number;
  /** The same number, localized: read by screen readers, and it reserves the space. */
  value: string;
};

/** A number that counts up when it becomes visible. */
export function CountUp({ count, value }: CountUpProps) {
  const language = useLanguage();
  const root = useRef<HTMLSpanElement>(null);
  const moving = useRef<HTMLSpanElement>(null);
  const write = (step: number) => formatNumber(language, step, countDecimals(count));
  // Text that grows toward its start counts as a layout shift; replacing it at each step does not.
  const isCounting = useCountUp(root, count, (step) => moving.current?.replaceChildren(write(step)));
  return (
    <span ref={root} className={styles.root}>
      <span className={isCounting ? styles.final : undefined}>{value}</span>
      {isCounting ? (
        <span ref={moving} className={styles.moving} aria-hidden="true">
          {write(0)}
        </span>
      ) : null}
    </span>
  );
}

/**
 * Counts up from zero once an element is visible, unless motion is paused or reduced.
 * @param showStep called with each number; rendering each with React is too slow for slow phones
 * @returns true while counting
 */
function useCountUp(
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

/** Calls back once when an element is visible, not covered by a skeleton. Returns a function that stops watching. */
function watchSeen(element: Element, onSeen: () => void): () => void {
  const watch = new AbortController();
  const end = watchIntersection(
    element,
    () => void awaitSkeletonRemoved().then(() => (watch.signal.aborted ? undefined : onSeen())),
    { threshold: REVEAL_THRESHOLD, rootMargin: REVEAL_ROOT_MARGIN },
  );
  return () => {
    watch.abort();
    end();
  };
}
