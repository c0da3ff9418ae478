/** Elements that toasts must not cover. */
const CLEAR = '[data-clear-of-toasts]';
/** Gap between toasts, and between a toast and an element it must not cover, px. */
export const GAP_PX = 12;
/** Gap above a toast at the top of the viewport, where it overlaps the sticky bar, px. */
const TOP_PX = 4;
/** Gap between the lowest toast and the viewport edge if nothing else floats there, px. */
const MARGIN_PX = 16;

/** A screen area, px; `start` is the smaller x. */
type Area = { top: number; bottom: number; start: number; end: number };

/**
 * Lifts toasts above elements that they must not cover.
 * @param host element that contains the toast region
 */
export function avoidOverlap(host: HTMLElement) {
  const lift = () => {
    const toasts = [...host.querySelectorAll<HTMLElement>('[data-part=root]')];
    const region = host.querySelector('[data-part=group]');
    if (region === null || toasts.length === 0) return;
    const { start, end } = measure(region);
    const height = Math.max(...toasts.map((toast) => toast.offsetHeight)) + GAP_PX * (toasts.length - 1);
    const corner = innerHeight - MARGIN_PX;
    // The scroll padding is above everything else that floats at the bottom edge.
    const { scrollPaddingBottom } = getComputedStyle(document.documentElement);
    const ground = innerHeight - (Number.parseFloat(scrollPaddingBottom) || MARGIN_PX);
    const clear = [...document.querySelectorAll(CLEAR)].map(measure);
    const free = findGround({ top: ground - height, bottom: ground, start, end }, clear);
    host.style.setProperty('--toast-lift', `${corner - free}px`);
  };
  new MutationObserver(lift).observe(host, { childList: true, subtree: true });
  new MutationObserver(lift).observe(document.documentElement, { attributeFilter: ['style'] });
  addEventListener('scroll', lift, { passive: true });
  addEventListener('resize', lift);
}

function measure(element: Element): Area {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return { top, bottom, start: left, end: right };
}

/** Returns the lowest bottom edge, px, at which the area covers no `clear` area; else the topmost possible. */
export function findGround(area: Area, clear: readonly Area[]): number {
  const height = area.bottom - area.top;
  let ground = area.bottom;
  for (const { top, bottom, start, end } of clear.toSorted((a, b) => b.bottom - a.bottom)) {
    const isBeside = end <= area.start || start >= area.end;
    const isApart = bottom <= ground - height || top >= ground;
    if (!isBeside && !isApart) ground = top - GAP_PX;
  }
  return Math.max(ground, height + TOP_PX);
}
