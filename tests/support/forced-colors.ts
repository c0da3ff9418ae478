import type { Page } from '@playwright/test';

/** Longest side of a mark, px; its shorter side is that of a line or dot. Larger elements are backgrounds. */
const MAX_THICKNESS = 24;

/** Returns marks drawn as backgrounds that are invisible in forced colors. */
export function listLostMarks(page: Page): Promise<string[]> {
  return page.evaluate((most) => {
    const isClear = (color: string) => /^rgba\(.* 0\)$/.test(color);
    const hasEdge = (style: CSSStyleDeclaration) =>
      ['top', 'right', 'bottom', 'left'].some(
        (side) => Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0,
      );
    const canvas = getComputedStyle(document.body).backgroundColor;
    const ground = isClear(canvas) ? getComputedStyle(document.documentElement).backgroundColor : canvas;
    const isEmpty = (element: Element) =>
      element.childNodes.length === 0 && !element.matches('input, img, br');
    return [...document.querySelectorAll('body *:not(svg *)')]
      .filter((element) => element.closest('[data-skeleton]') === null)
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .flatMap((element) =>
        ['', '::before', '::after'].flatMap((part) => {
          const style = getComputedStyle(element, part === '' ? undefined : part);
          const isDrawn =
            part === ''
              ? isEmpty(element)
              : style.content === '""' && style.display !== 'none' && !element.matches('input');
          const sides = [style.width, style.height].map(Number.parseFloat);
          const isMark = Math.min(...sides) > 0 && Math.min(...sides) <= most;
          const isLost = style.backgroundColor === ground && style.forcedColorAdjust !== 'none';
          return isDrawn && isMark && isLost && !hasEdge(style)
            ? [`${element.localName}.${element.className}${part}: ${sides.join(' × ')}`]
            : [];
        }),
      );
  }, MAX_THICKNESS);
}

/** Returns controls without a visible keyboard focus, one of each kind. */
export async function listUnseenFocus(page: Page): Promise<string[]> {
  // From here on the browser also shows focus set by a script.
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const readRing = (element: Element, part?: string) => {
      const { outlineStyle, outlineWidth, outlineColor, borderWidth, borderColor } = getComputedStyle(
        element,
        part,
      );
      const outline = outlineStyle === 'none' ? '' : `${outlineStyle} ${outlineWidth} ${outlineColor}`;
      return borderWidth === '0px' ? outline : `${outline} ${borderWidth} ${borderColor}`;
    };
    const readLook = (control: Element) => {
      const around = [control, control.parentElement, control.parentElement?.parentElement];
      return around
        .filter((element) => element instanceof Element)
        .flatMap((element) => [
          readRing(element),
          readRing(element, '::before'),
          readRing(element, '::after'),
        ])
        .join('\n');
    };
    const kinds = new Map(
      [
        ...document.querySelectorAll<HTMLElement>(
          'a[href], button, input, select, textarea, summary, [tabindex="0"]',
        ),
      ]
        .filter((control) => control.checkVisibility({ visibilityProperty: true }) && control.tabIndex >= 0)
        .map((control) => [`${control.localName}.${control.className}`, control]),
    );
    return [...kinds].flatMap(([kind, control]) => {
      document.body.focus();
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      const usual = readLook(control);
      control.focus({ preventScroll: true });
      const isSeen = readLook(control) !== usual;
      return document.activeElement === control && !isSeen
        ? [`${kind}: ${control.textContent.slice(0, 40)}`]
        : [];
    });
  });
}
