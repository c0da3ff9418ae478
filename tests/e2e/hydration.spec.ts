import type { Page } from '@playwright/test';
import { expect, test } from '../support/quiet-page.ts';

/** Opens a page whose timers stand still, so that hydration is left to what its visitor does. */
async function openStill(page: Page) {
  await page.goto('/terms');
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
}

async function expectHydration(page: Page) {
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
}

test.describe('a page whose timers stand still', () => {
  test.use({ hasTouch: true });
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
  });

  test('hydrates with a key, with focus, with a pointer that moves', async ({ page }) => {
    await openStill(page);
    await page.keyboard.press('Tab');
    await expectHydration(page);
    await openStill(page);
    await page.getByRole('banner').getByRole('link').first().focus();
    await expectHydration(page);
    // The browser tells the next page where its pointer stands, so this one comes last.
    await openStill(page);
    await page.mouse.move(200, 300);
    await expectHydration(page);
  });

  test('hydrates with a finger', async ({ page }) => {
    await openStill(page);
    await page.touchscreen.tap(200, 300);
    await expectHydration(page);
  });

  test('hydrates with a press', async ({ page }) => {
    await openStill(page);
    await page.mouse.click(5, 300);
    await expectHydration(page);
  });
});

test('a page that nobody touches hydrates when the browser is idle', async ({ page }) => {
  await page.goto('/terms');
  await expectHydration(page);
});
