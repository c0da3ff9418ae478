import type { Page } from '@playwright/test';
import { type Language, languages } from '#src/config/languages.ts';

/** Text as far apart as a visitor may set it (WCAG 2.2, 1.4.12); letters that join have no distance. */
function writeSpacing(language: Language): string {
  const letters = languages[language].direction === 'rtl' ? '' : 'letter-spacing: .12em !important;';
  return `* { line-height: 1.5 !important; ${letters} word-spacing: .16em !important }
    p { margin-block-end: 2em !important }`;
}

/** Sets the text of a page apart, or back. */
export async function spaceText(page: Page, language: Language | null): Promise<void> {
  const style = language === null ? '' : writeSpacing(language);
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, style);
}

/** Texts that others are printed over, that an edge cuts off, or that stand beside the window, as one sentence each. */
export function listUnreadable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Line = { text: string; left: number; right: number; top: number; bottom: number; owner: Element };
    const isDecoration = (owner: Element) =>
      owner.closest('[data-skeleton], [data-floating], option, script, style') !== null;
    // What people do not see is one pixel wide, or stands in something that is.
    const isTiny = (element: Element | null): boolean =>
      element instanceof HTMLElement &&
      ((element.offsetWidth <= 1 && element.offsetHeight <= 1) || isTiny(element.parentElement));
    const isSeen = (owner: Element) =>
      owner.checkVisibility({ visibilityProperty: true }) && !isTiny(owner) && !isDecoration(owner);
    const cuts = (way: string) => way === 'hidden' || way === 'clip';
    const findEdge = (owner: Element, way: 'overflowX' | 'overflowY') => {
      for (let at: Element | null = owner; at !== null && at !== document.body; at = at.parentElement) {
        const overflow = getComputedStyle(at)[way];
        if (overflow === 'auto' || overflow === 'scroll') return null;
        if (cuts(overflow) && (at instanceof HTMLElement || at.localName === 'svg')) return at;
      }
      return null;
    };
    const sentences = new Set<string>();
    const lines: Line[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const owner = node.parentElement;
      const text = node.textContent?.trim().slice(0, 40) ?? '';
      if (owner === null || text === '' || !isSeen(owner)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const half = Number.parseFloat(getComputedStyle(owner).fontSize) / 2;
      // Of a line the part that letters fill.
      const own = [...range.getClientRects()]
        .filter(({ width }) => width > 2)
        .map(({ left, right, top, bottom, height }) => {
          const middle = (top + bottom) / 2;
          const reach = Math.min(half, height / 2);
          return {
            text,
            left: left + 1,
            right: right - 1,
            top: middle - reach,
            bottom: middle + reach,
            owner,
          };
        });
      lines.push(...own);
      // A picture of a page or of a plan may run out of its frame.
      if (owner.closest('[aria-hidden=true]') !== null) continue;
      const [across, down] = [findEdge(owner, 'overflowX'), findEdge(owner, 'overflowY')];
      const [sides, ends] = [across?.getBoundingClientRect(), down?.getBoundingClientRect()];
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
        if (width > 1 && height > 1.5 && one.owner !== other.owner)
          sentences.add(`"${one.text}" and "${other.text}" are printed over each other`);
      }
    }
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) sentences.add('the page is wider than its window');
    return [...sentences];
  });
}
