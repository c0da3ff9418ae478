import { SEARCH_SCROLL_WAIT_MS } from '#src/config/constants.ts';
import { showElement } from '#src/routing/scroll-to-anchor.ts';
import { showTop } from '#src/routing/show-top.ts';
import { isMotionReduced } from '#src/ui/motion.ts';
import { findTarget } from './find-target.ts';
import { highlight } from './highlight.ts';
import type { SearchItem } from '#src/content/describe/search-item.ts';

/** Takes the visitor to the place of a result on the page that has just been opened, or that was shown already. */
export function showTarget(item: SearchItem, isOtherPage: boolean) {
  if (!isOtherPage) {
    scrollToTarget(item);
    return;
  }
  const { href } = location;
  scrollTo({ top: 0, behavior: 'instant' });
  setTimeout(() => {
    if (location.href === href) scrollToTarget(item);
  }, SEARCH_SCROLL_WAIT_MS);
}

function scrollToTarget(item: SearchItem) {
  const target = findTarget(item);
  if (target === null) {
    showTop();
    return;
  }
  showElement(target, isMotionReduced() ? 'instant' : 'smooth');
  void highlight(target);
}
