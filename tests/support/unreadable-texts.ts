import type { Page } from '@playwright/test';

/** Largest overlap of two lines' letters, as a share of their height. */
const COVERED_SHARE = 0.1;

/** Returns texts that are covered, clipped or outside the window, one sentence each. */
export function listUnreadable(page: Page): Promise<string[]> {
  return page.evaluate((share) => {
    type Line = { text: string; left: number; right: number; top: number; bottom: number; owner: Element };
    const isDecoration = (owner: Element) =>
      owner.closest('[data-skeleton], [data-floating], option, script, style') !== null;
    // Visually hidden elements are one pixel wide, or inside such an element.
    const isTiny = (element: Element | null): boolean =>
      element instanceof HTMLElement &&
      ((element.offsetWidth <= 1 &&
        element.offsetHeight <= 1 &&
        getComputedStyle(element).display !== 'contents') ||
        isTiny(element.parentElement));
    const isSeen = (owner: Element) =>
      owner.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !isTiny(owner) &&
      !isDecoration(owner);
    const cuts = (way: string) => way === 'hidden' || way === 'clip';
    const findEdge = (owner: Element, way: 'overflowX' | 'overflowY') => {
      for (let at: Element | null = owner; at !== null && at !== document.body; at = at.parentElement) {
        const overflow = getComputedStyle(at)[way];
        if (overflow === 'auto' || overflow === 'scroll') return null;
        if (cuts(overflow) && (at instanceof HTMLElement || ['svg', 'foreignObject'].includes(at.localName)))
          return at;
      }
      return null;
    };
    const brush = document.createElement('canvas').getContext('2d');
    /** Returns the height of a text's letters above and below the baseline, as shares of the line height. */
    const measureInk = (text: string, { font }: CSSStyleDeclaration) => {
      if (brush === null) throw new Error('A browser measures text.');
      brush.font = font;
      const measured = brush.measureText(text);
      const [above, below] = [measured.fontBoundingBoxAscent, measured.fontBoundingBoxDescent];
      const ink = [above - measured.actualBoundingBoxAscent, above + measured.actualBoundingBoxDescent];
      return ink.map((reach) => reach / (above + below));
    };
    const sentences = new Set<string>();
    const lines: Line[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const owner = node.parentElement;
      const whole = node.textContent ?? '';
      const text = whole.trim().slice(0, 40);
      if (owner === null || text === '' || !isSeen(owner)) continue;
      const range = document.createRange();
      range.setStart(node, whole.length - whole.trimStart().length);
      range.setEnd(node, whole.trimEnd().length);
      const [from = 0, to = 1] = measureInk(whole, getComputedStyle(owner));
      // Labels on a drawing need a distance, words in a sentence do not.
      const reach = owner instanceof SVGElement ? 1 : -1;
      // The part of a line filled by letters.
      const own = [...range.getClientRects()]
        .filter(({ width }) => width > 2)
        .map(({ left, right, top, height }) => ({
          text,
          left: left - reach,
          right: right + reach,
          top: top + height * from,
          bottom: top + height * to,
          owner,
        }));
      const [across, down] = [findEdge(owner, 'overflowX'), findEdge(owner, 'overflowY')];
      const [sides, ends] = [across?.getBoundingClientRect(), down?.getBoundingClientRect()];
      // The box of a rotated label is not its letters, and clipped elements cover nothing.
      if (!(owner instanceof SVGGraphicsElement && owner.getScreenCTM()?.b !== 0)) {
        const kept = own.map((line) => ({
          ...line,
          left: Math.max(line.left, sides?.left ?? line.left),
          right: Math.min(line.right, sides?.right ?? line.right),
          top: Math.max(line.top, ends?.top ?? line.top),
          bottom: Math.min(line.bottom, ends?.bottom ?? line.bottom),
        }));
        lines.push(...kept.filter(({ left, right, top, bottom }) => left < right && top < bottom));
      }
      // Pictures and plans that fill their frame may extend beyond it.
      if (owner.closest('[aria-hidden=true]:not(svg), svg[preserveAspectRatio$=slice]') !== null) continue;
      const isBeyond = own.some(
        ({ left, right, top, bottom }) =>
          (sides !== undefined && (left < sides.left - 2 || right > sides.right + 2)) ||
          (ends !== undefined && (top < ends.top - 2 || bottom > ends.bottom + 2)),
      );
      if (isBeyond) sentences.add(`"${text}" is cut off`);
    }
    lines.sort((one, other) => one.top - other.top);
    for (const [at, one] of lines.entries()) {
      for (const other of lines.slice(at + 1)) {
        if (other.top >= one.bottom) break;
        const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const height = Math.min(one.bottom, other.bottom) - other.top;
        const least = Math.min(one.bottom - one.top, other.bottom - other.top) * share;
        if (width > 1 && height > least && one.owner !== other.owner)
          sentences.add(`"${one.text}" and "${other.text}" are printed over each other`);
      }
    }
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) sentences.add('the page is wider than its window');
    return [...sentences];
  }, COVERED_SHARE);
}
