import type { Page } from '@playwright/test';
import { languageCodes, languages } from '#src/config/languages.ts';
import { addressOf } from '#src/routing/addresses.ts';
import { pageIds } from '#src/routing/routes.ts';
import { hydrate } from '../support/open-page.ts';
import { expect, test } from '../support/quiet-page.ts';
import { browserLocales } from '../support/site-content.ts';

const halves = [0, 1] as const;

for (const language of languageCodes) {
  const { prefix } = languages[language];
  const addresses = [...pageIds.map((id) => addressOf(id, language)), `${prefix}/nowhere`];

  for (const half of halves) {
    test.describe(`documents in ${language}, part ${half + 1}`, () => {
      test.use({ locale: browserLocales[language] });

      test('hydrate without a word on the console', async ({ page }) => {
        test.slow();
        const words: string[] = [];
        page.on('console', (message) => {
          if (!/^Failed to load resource: .* 404/.test(message.text())) words.push(message.text());
        });
        for (const address of addresses.filter((_, position) => position % halves.length === half)) {
          await test.step(address, async () => {
            await page.goto(address, { waitUntil: 'domcontentloaded' });
            const heading = await page.getByRole('heading', { level: 1, includeHidden: true }).innerText();
            await hydrate(page);
            expect(await page.getByRole('heading', { level: 1, includeHidden: true }).innerText()).toBe(
              heading,
            );
            expect(words, address).toEqual([]);
          });
        }
      });
    });
  }
}

const interactions: Record<string, (page: Page) => Promise<void>> = {
  'a pointer that moves': (page) => page.mouse.move(200, 300),
  'a press': (page) => page.mouse.click(5, 300),
  'a key': (page) => page.keyboard.press('Tab'),
  focus: (page) => page.getByRole('banner').getByRole('link').first().focus(),
};

test.describe('the first interaction', () => {
  for (const [name, act] of Object.entries(interactions)) {
    test(`hydrates when it is ${name}`, async ({ page }) => {
      // Stopped timers leave hydration to the interaction alone.
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
      await page.goto('/terms');
      await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
      await act(page);
      await expect(page.locator('html')).toHaveAttribute('data-hydrated');
    });
  }
});

test('a page that nobody touches hydrates when the browser is idle', async ({ page }) => {
  await page.goto('/terms');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
});

test.describe('a finger', () => {
  test.use({ hasTouch: true });

  test('hydrates the page', async ({ page }) => {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.goto('/terms');
    await page.touchscreen.tap(200, 300);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  });
});
