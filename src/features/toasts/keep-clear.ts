/** Elements that toasts never cover. */
const CLEAR = '[data-clear-of-toasts]';
/** Room between two toasts, and between one and what it must not cover. */
export const GAP_PX = 12;
/** Room above a toast at the top of the window, where it overlaps the sticky bar. */
const TOP_PX = 4;
/** Room between the lowest toast and the edge of the window, where nothing else floats. */
const MARGIN_PX = 16;

/** A part of the screen, in px; start is the smaller side. */
type Area = { top: number; bottom: number; start: number; end: number };

/**
 * Lifts toasts over what they must not cover, for as long as they are there.
 * @param host element that holds the region of the toasts
 */
export function keepClear(host: HTMLElement) {
  const lift = () => {
    const toasts = [...host.querySelectorAll<HTMLElement>('[data-part=root]')];
    const region = host.querySelector('[data-part=group]');
    if (region === null || toasts.length === 0) return;
    const { start, end } = measure(region);
    const height = Math.max(...toasts.map((toast) => toast.offsetHeight)) + GAP_PX * (toasts.length - 1);
    const corner = innerHeight - MARGIN_PX;
    // The scroll padding ends above what else floats at the lower edge.
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

/** The lowest ground, in px from the top of the window, on which an area covers nothing that has to stay clear; else that at the top. */
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
