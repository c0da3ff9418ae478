import type { Room } from '../preview-messages.ts';
import { rangeOf, type Span } from './find-spans.ts';
import { readSpan } from './write-span.ts';

/** Width of a visually hidden box, px. */
const HEARD_PX = 1;
/** Rounding tolerance, px. */
const ROUNDING_PX = 1;

/** Returns the line boxes of a text, top to bottom. */
function linesOf(range: Range): { top: number; bottom: number; width: number }[] {
  const lines: { top: number; bottom: number; width: number }[] = [];
  for (const { top, bottom, width } of range.getClientRects()) {
    const line = lines.find((each) => top < each.bottom - ROUNDING_PX && bottom > each.top + ROUNDING_PX);
    if (width === 0) continue;
    if (line === undefined) lines.push({ top, bottom, width });
    else line.width += width;
  }
  return lines;
}

/** Returns the block that contains a text. */
function blockOf(node: Node): HTMLElement | null {
  let element = node instanceof HTMLElement ? node : node.parentElement;
  while (element !== null && getComputedStyle(element).display === 'inline') element = element.parentElement;
  return element;
}

function innerWidthOf(block: HTMLElement): number {
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(block);
  return block.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
}

/** Returns the pixels by which a text exceeds the window or a clipping ancestor. */
function overflowOf(range: Range, block: HTMLElement): number {
  const { left, right, bottom } = range.getBoundingClientRect();
  const pageWidth = document.documentElement.clientWidth;
  let over = Math.max(0, right - pageWidth, -left, block.scrollWidth - block.clientWidth);
  for (let box: HTMLElement | null = block; box !== null && box !== document.body; box = box.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(box);
    const bounds = box.getBoundingClientRect();
    if (/hidden|clip/.test(overflowX)) over = Math.max(over, right - bounds.right, bounds.left - left);
    if (/hidden|clip/.test(overflowY)) over = Math.max(over, bottom - bounds.bottom);
  }
  return over <= ROUNDING_PX ? 0 : Math.round(over);
}

/** Measures how a text fits: its lines, its overflow, and the space left in its last line. */
export function measureRoom(span: Span, linesBefore: number | undefined): Room {
  const range = rangeOf(span);
  const block = blockOf(range.commonAncestorContainer);
  const lines = linesOf(range);
  const last = lines.at(-1);
  if (block === null || last === undefined) {
    return { kind: 'hidden', lines: 0, linesBefore: linesBefore ?? 0, overflow: 0, left: 0 };
  }
  if (block.clientWidth === HEARD_PX) {
    return { kind: 'heard', lines: 0, linesBefore: 0, overflow: 0, left: 0 };
  }
  const width = lines.reduce((sum, line) => sum + line.width, 0);
  const perLetter = width / Math.max(1, [...readSpan(span)].length);
  const left = Math.floor((innerWidthOf(block) - last.width) / perLetter);
  return {
    kind: 'text',
    lines: lines.length,
    linesBefore: linesBefore ?? lines.length,
    overflow: overflowOf(range, block),
    left: Math.max(0, left),
  };
}

/** Counts the current lines of a text. */
export function countLines(span: Span): number {
  return linesOf(rangeOf(span)).length;
}
