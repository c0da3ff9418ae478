import { expect, type Page } from '@playwright/test';

/** Minimum side of a target (WCAG 2.2, 2.5.8), px. */
export const MIN_TARGET = 24;
/** Rounding tolerance for sums of lengths, px. */
const ROUNDING = 0.1;

/**
 * Returns visible links, buttons and fields that are too small. Links inside a sentence are excepted.
 * @param least minimum side of a target, px
 */
export function listSmallTargets(page: Page, selector: string, least: number): Promise<string[]> {
  return page.evaluate(
    ({ places, side }) => {
      // A link may cover its card with a pseudo-element.
      const measure = (element: Element) => {
        const { position, width, height } = getComputedStyle(element, '::after');
        if (position === 'absolute') return { width: parseFloat(width), height: parseFloat(height) };
        return element.getBoundingClientRect();
      };
      const isInSentence = (element: Element) =>
        getComputedStyle(element).display === 'inline' &&
        (element.parentElement?.textContent.trim().length ?? 0) > element.textContent.trim().length;
      return [...document.querySelectorAll(places)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .filter((element) => !isInSentence(element))
        .flatMap((element) => {
          const { width, height } = measure(element);
          const name = element.getAttribute('aria-label') ?? element.textContent.trim();
          return Math.min(width, height) < side
            ? [`${name}: ${Math.round(width)} × ${Math.round(height)}`]
            : [];
        });
    },
    { places: selector, side: least - ROUNDING },
  );
}

/** Returns horizontal overflow of a page, and texts and controls outside the window. */
function listOverhangs(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const sideways =
      scrollWidth > clientWidth ? [`the page is ${scrollWidth - clientWidth} px too wide`] : [];
    const canScroll = (element: Element): boolean =>
      element !== document.body &&
      (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) ||
        (element.parentElement !== null && canScroll(element.parentElement)));
    const hasText = (element: Element) =>
      [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim());
    // Visually hidden elements are one pixel wide, or inside such an element.
    const isTiny = (element: Element) => element.clientWidth <= 1 && element.clientHeight <= 1;
    const isCut = (element: Element | null): boolean =>
      element !== null &&
      ((isTiny(element) && getComputedStyle(element).overflowX === 'hidden') || isCut(element.parentElement));
    const isUnseen = (element: Element) => isTiny(element) || isCut(element);
    // A pressed map keeps its size: its frame crops it.
    const isOnMap = (element: Element) => element.matches(':has(> input[type="image"]) *');
    // The background of a drawing may extend beyond the window.
    const isBackground = (element: Element) => element.matches('svg [aria-hidden=true] *');
    const beside = [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { left, right, bottom, width } = element.getBoundingClientRect();
        return width > 0 && bottom > 0 && (left < -1 || right > clientWidth + 1) && !canScroll(element);
      })
      .filter((element) => hasText(element) || element.matches('button, input, select, textarea'))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !isUnseen(element))
      .filter((element) => !isOnMap(element) && !isBackground(element));
    return [
      ...sideways,
      ...beside.map((element) => `beside the window: ${element.textContent.slice(0, 60)}`),
    ];
  });
}

/** Returns headings larger than the page's, or with a word broken at a wrong place. */
export function listHeadingFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
    const most = Math.max(...[...document.querySelectorAll('h1')].map(sizeOf));
    const range = document.createRange();
    const isBroken = (text: Text, word: RegExpExecArray) => {
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
    };
    const listBroken = (text: Text) =>
      [...text.data.matchAll(/[\p{L}\p{M}]+/gu)]
        .filter((word) => isBroken(text, word))
        .map(([word]) => `broken: ${word}`);
    return [...document.querySelectorAll('main :is(h2, h3)')]
      .filter((heading) => heading.checkVisibility())
      .flatMap((heading) => {
        const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
        const broken: string[] = [];
        for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
          if (text instanceof Text) broken.push(...listBroken(text));
        }
        return sizeOf(heading) > most ? [...broken, `larger than the h1: ${heading.textContent}`] : broken;
      });
  });
}

/** Returns controls, shell links and headings whose text is clipped. */
function listClippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('button, a, summary, label, h1, h2, h3, dt, dd')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !['inline', 'contents'].includes(getComputedStyle(element).display))
      // Text for screen readers is one pixel wide.
      .filter(({ clientWidth, clientHeight }) => clientWidth > 1 || clientHeight > 1)
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element);
        const cutsDown = overflowY !== 'visible';
        // Decoration of a button without text may extend beyond it.
        const mayOverflow = overflowX === 'visible' && element.textContent.trim() === '';
        const tooWide = !mayOverflow && element.scrollWidth > element.clientWidth + 1;
        return tooWide || (cutsDown && element.scrollHeight > element.clientHeight + 1);
      })
      .map(
        (element) =>
          `${element.textContent.trim() || element.getAttribute('aria-label')}: ${element.scrollWidth} in ${element.clientWidth} px`,
      ),
  );
}

/** Returns words broken across lines. */
function listBrokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    // Text for screen readers is one pixel wide.
    const isSeen = ({ width }: DOMRect) => width > 1;
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      const parent = node.parentElement;
      if (parent?.checkVisibility({ visibilityProperty: true }) !== true || parent.clientWidth === 1)
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      // A text on one line has no broken words.
      if (range.getClientRects().length < 2) continue;
      for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}]{2,}/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const [first, ...others] = [...range.getClientRects()].filter(isSeen);
        if (first !== undefined && others.some(({ top }) => top >= first.bottom)) {
          broken.push(`${word} of: ${text.slice(0, 60)}`);
        }
      }
    }
    return broken;
  });
}

/**
 * Expects that nothing on a page is outside the window, clipped or broken inside a word. @param place name for the
 * failure message
 */
export async function expectFit(page: Page, place: string): Promise<void> {
  expect.soft(await listOverhangs(page), place).toEqual([]);
  expect.soft(await listClippedTexts(page), place).toEqual([]);
  expect.soft(await listBrokenWords(page), place).toEqual([]);
}
