import type { Box } from '../preview-messages.ts';
import { findAttributes, findSpans, rangeOf } from './find-spans.ts';

/** Smaller boxes are visually hidden, px. */
const MIN_PX = 4;

/** Returns the part of a rectangle that no ancestor clips. */
function cut(element: Element, { left, top, right, bottom }: DOMRect) {
  const seen = { left, top, right, bottom };
  for (let box: Element | null = element; box !== null && box !== document.body; box = box.parentElement) {
    if (!/hidden|clip|auto|scroll/.test(getComputedStyle(box).overflow)) continue;
    const bounds = box.getBoundingClientRect();
    seen.left = Math.max(seen.left, bounds.left);
    seen.top = Math.max(seen.top, bounds.top);
    seen.right = Math.min(seen.right, bounds.right);
    seen.bottom = Math.min(seen.bottom, bounds.bottom);
  }
  return seen;
}

function readBox(mark: number, element: Element | null, area: DOMRect): Box[] {
  if (element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) !== true) return [];
  const { left, top, right, bottom } = cut(element, area);
  const box = { left: left + scrollX, top: top + scrollY, width: right - left, height: bottom - top };
  const isSeen = box.left >= 0 && box.top >= 0 && right <= document.documentElement.clientWidth;
  return isSeen && box.width >= MIN_PX && box.height >= MIN_PX ? [{ mark, ...box }] : [];
}

/** Returns the visible box of every text, or of the element with a marked attribute. */
export function listBoxes(): Box[] {
  const texts = findSpans(document.body).flatMap((span) => {
    const range = rangeOf(span);
    return readBox(span.mark, range.startContainer.parentElement, range.getBoundingClientRect());
  });
  const attributes = findAttributes(document.body).flatMap(({ mark, element }) =>
    readBox(mark, element, element.getBoundingClientRect()),
  );
  return [...texts, ...attributes];
}
