import type { Page } from '@playwright/test';

/** The sections of a page in their order, and whether what stands in them waits to be seen or has entered. */
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
 * Scrolls through the page in one task, in which nothing can enter.
 * @returns the largest share of the window in which something stands that cannot be seen, or hardly
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
        // Parts of drawings are faint until they are pointed at.
        if (readOpacity(found?.closest('svg') ?? found) < 0.5) unseen += 1;
      }
      most = Math.max(most, unseen / (columns * rows));
    }
    scrollTo({ top: 0, behavior: 'instant' });
    return most;
  });
}
