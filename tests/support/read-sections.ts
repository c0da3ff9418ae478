import type { Page } from '@playwright/test';

/** Returns the sections of a page in order, and whether their content has appeared. */
export function readSections(page: Page) {
  return page.locator('main > div > :not(link)').evaluateAll((sections) =>
    sections.map((section) => {
      const holder = section.matches('[data-island]') ? (section.firstElementChild ?? section) : section;
      const styles = [...holder.children].map((child) => getComputedStyle(child));
      return {
        name: section.id || (section.getAttribute('data-id') ?? ''),
        isBelow: section.getBoundingClientRect().top >= innerHeight,
        isWaiting: styles.every(({ translate }) => translate !== 'none'),
        isShown: styles.every(({ translate, opacity }) => translate === 'none' && Number(opacity) > 0),
      };
    }),
  );
}

/**
 * Scrolls through the page in one task, so that nothing can appear.
 * @returns the largest share of the window with invisible or nearly invisible content
 */
export function measureUnseen(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [columns, rows] = [4, 20];
    const opacities = new Map<Element, number>();
    const readOpacity = (element: Element | null): number => {
      if (element === null) return 1;
      const known = opacities.get(element);
      if (known !== undefined) return known;
      const opacity = Number(getComputedStyle(element).opacity) * readOpacity(element.parentElement);
      opacities.set(element, opacity);
      return opacity;
    };
    let most = 0;
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      let unseen = 0;
      for (let point = 0; point < columns * rows; point += 1) {
        const x = (((point % columns) + 0.5) / columns) * innerWidth;
        const y = ((Math.floor(point / columns) + 0.5) / rows) * innerHeight;
        const found = document.elementFromPoint(x, y);
        // Parts of drawings are faint until hovered.
        if (readOpacity(found?.closest('svg') ?? found) < 0.5) unseen += 1;
      }
      most = Math.max(most, unseen / (columns * rows));
    }
    scrollTo({ top: 0, behavior: 'instant' });
    return most;
  });
}
