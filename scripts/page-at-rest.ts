import type { Page } from '@playwright/test';

/** Waits for an element, checking in every frame, which is sooner than an assertion. */
export async function awaitElement(page: Page, selector: string): Promise<void> {
  await page.waitForFunction((wanted) => document.querySelector(wanted) !== null, selector);
}

/** Waits until the script of the document that is shown has begun. */
export async function awaitReady(page: Page): Promise<void> {
  await awaitElement(page, 'html[data-ready]');
}

/** How much higher than the page a window is in which nothing lies below the line where a section counts as seen. */
const MARGIN = 1.2;

/** Makes the window taller than the page, so that every section enters, and waits until nothing moves. */
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
