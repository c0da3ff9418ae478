import type { Page } from '@playwright/test';
import { languageCodes } from '#src/config/languages.ts';
import { addressOf } from '#src/routing/addresses.ts';
import { expect, test } from '../support/quiet-page.ts';
import { browserLocales, findSection, readWords } from '../support/site-content.ts';

const DESK = { width: 1440, height: 900 };

/** Numbers of the places that are lit, or on their way. */
function listLit(page: Page): Promise<(string | null)[]> {
  return page
    .locator('[data-light]')
    .evaluateAll((lights) =>
      lights
        .filter((light) => getComputedStyle(light).opacity !== '0')
        .map((light) => light.getAttribute('data-light')),
    );
}

for (const language of languageCodes) {
  const { items } = findSection(readWords(language), 'services', 'service-index');

  test.describe(`services in ${language}`, () => {
    test.use({ locale: browserLocales[language], viewport: DESK, javaScriptEnabled: false });

    test('pointing at a line lights its place, and so does the keyboard', async ({ page }) => {
      await page.goto(addressOf('services', language));
      expect(await listLit(page)).toEqual([]);
      for (const [position, { title }] of items.entries()) {
        const link = page.locator('main').getByRole('link', { name: title, exact: true });
        await link.hover();
        await expect.poll(() => listLit(page), title).toEqual([String(position + 1)]);
        await page.mouse.move(DESK.width - 1, DESK.height - 1);
        await link.focus();
        await expect.poll(() => listLit(page), title).toEqual([String(position + 1)]);
        await expect(page.locator('svg:has([data-light])'), title).toBeInViewport();
        await link.blur();
      }
    });
  });
}
