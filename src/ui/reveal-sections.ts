import { REVEAL_ROOT_MARGIN, REVEAL_THRESHOLD } from '#src/config/constants.ts';
import { isMotionReduced } from './motion.ts';
import { watchIntersection } from './watch-intersection.ts';

/** Lets the sections of the page that are below the fold rise to their places when they are seen; legal texts stand as they are. */
export function revealSections(): void {
  if (document.querySelector('[data-skeleton]') === null) return;
  document.querySelectorAll<HTMLElement>('main > div > :not(:first-child, link)').forEach(revealWhenSeen);
}

/** Holds what stands in a section that is below the fold a little lower until a tenth of it is seen (behavior §4). */
function revealWhenSeen(element: HTMLElement) {
  const still = isMotionReduced();
  if (still || element.getBoundingClientRect().top < innerHeight) return;
  element.dataset['reveal'] = 'waiting';
  // No window shows a tenth of something that is more than ten times as high: half a window of it is enough.
  const threshold = Math.min(REVEAL_THRESHOLD, innerHeight / 2 / element.offsetHeight);
  watchIntersection(
    element,
    () => {
      element.dataset['reveal'] = 'shown';
    },
    { threshold, rootMargin: REVEAL_ROOT_MARGIN },
  );
}
