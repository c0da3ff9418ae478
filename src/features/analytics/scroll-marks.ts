import { SCROLL_DEPTH_MARKS } from '#src/config/constants.ts';

type ScrollMark = (typeof SCROLL_DEPTH_MARKS)[number];

/**
 * The marks that scrolling has reached.
 * @param scrolled px above the window
 * @param room px that can be scrolled at all
 */
export function listReachedMarks(scrolled: number, room: number): ScrollMark[] {
  return SCROLL_DEPTH_MARKS.filter((mark) => room > 0 && (scrolled / room) * 100 >= mark);
}

/** Calls back when a part of the page is reached by scrolling, once for each mark. */
export function watchScrolling(onMark: (mark: ScrollMark) => void, signal: AbortSignal): void {
  const told = new Set<ScrollMark>();
  let isDue = false;
  const measure = () => {
    isDue = false;
    if (signal.aborted) return;
    const { scrollHeight, clientHeight } = document.documentElement;
    for (const mark of listReachedMarks(scrollY, scrollHeight - clientHeight)) {
      if (told.has(mark)) continue;
      told.add(mark);
      onMark(mark);
    }
  };
  const follow = () => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(measure);
  };
  addEventListener('scroll', follow, { passive: true, signal });
}
