import type { Page } from '@playwright/test';

/** Waits for an element, checking in every frame, which is faster than an assertion. */
export async function awaitElement(page: Page, selector: string): Promise<void> {
  await page.waitForFunction((wanted) => document.querySelector(wanted) !== null, selector);
}

/** Waits until the script of the current document has set `data-ready`. */
export async function awaitReady(page: Page): Promise<void> {
  await awaitElement(page, 'html[data-ready]');
}

/** Viewport height as a factor of the page height, so the last section also counts as visible. */
const MARGIN = 1.2;

/** Makes the viewport taller than the page, so that every section is revealed, and finishes all transitions. */
export async function revealAll(page: Page): Promise<void> {
  const { width } = page.viewportSize() ?? { width: 0 };
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.ceil(height * MARGIN) });
  await page.waitForFunction(() => document.querySelector('[data-reveal=waiting]') === null);
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish();
    }
  });
}
