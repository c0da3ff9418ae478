import type { Page } from '@playwright/test';
import { languageCodes } from '#src/config/languages.ts';
import { listQuestions } from '#src/content/find-sections.ts';
import { plainText } from '#src/i18n/plain-text.ts';
import { addressOf } from '#src/routing/addresses.ts';
import { listLitPlaces } from '../support/lit-places.ts';
import { openDocument } from '../support/open-document.ts';
import { expect, test } from '../support/quiet-page.ts';
import { browserLocales, findSection, readWords } from '../support/site-content.ts';
import { takeTurns } from '../support/take-turns.ts';

const DESK = { width: 1440, height: 900 };
/** Longest time of an animation that starts by itself and cannot be stopped, ms. */
const MAX_UNASKED_MS = 5000;

for (const language of languageCodes) {
  const next = takeTurns(test, language);
  const { items } = findSection(readWords(language), 'services', 'service-index');

  test.describe(`services in ${language}`, () => {
    test.use({ locale: browserLocales[language], viewport: DESK, javaScriptEnabled: false });

    next()('pointing at a line lights its place, and so does the keyboard', async ({ page }) => {
      await page.goto(addressOf('services', language));
      expect(await listLitPlaces(page)).toEqual([]);
      for (const [position, { title }] of items.entries()) {
        const link = page.locator('main').getByRole('link', { name: title, exact: true });
        await link.hover();
        await expect.poll(() => listLitPlaces(page), title).toEqual([String(position + 1)]);
        await page.mouse.move(DESK.width - 1, DESK.height - 1);
        await link.focus();
        await expect.poll(() => listLitPlaces(page), title).toEqual([String(position + 1)]);
        await expect(page.locator('svg:has([data-light])'), title).toBeInViewport();
        await link.blur();
      }
    });
  });

  test.describe(`the questions of mobile networks in ${language}`, () => {
    test.use({ locale: browserLocales[language] });
    const entries = listQuestions(readWords(language).pages['services-mobile-network'].sections);
    const address = addressOf('services-mobile-network', language);
    const listAnswers = (page: Page) => page.locator('#questions p');
    const listSeen = (page: Page) =>
      listAnswers(page).evaluateAll((answers) => answers.map((answer) => answer.checkVisibility()));

    next()('are folded until they are pressed, at every width', async ({ page }) => {
      for (const width of [390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await openDocument(page, address);
        const questions = page.locator('#questions').getByRole('button');
        await expect(questions).toHaveCount(entries.length);
        expect(await listSeen(page), `${width} px`).toEqual(entries.map(() => false));
        for (const [place, { question }] of entries.entries()) {
          await expect(questions.nth(place)).toHaveText(plainText(question));
          await questions.nth(place).focus();
          await expect(questions.nth(place)).toBeFocused();
          await page.keyboard.press('Enter');
          await expect(listAnswers(page).nth(place)).toBeVisible();
        }
        await questions.first().click();
        await expect(listAnswers(page).first()).toBeHidden();
      }
    });

    next()('open for a link to one of them, and in print', async ({ page }) => {
      const [, entry] = entries;
      await openDocument(page, `${address}#${entry?.slug}`);
      expect(await listSeen(page)).toEqual(entries.map((each) => each === entry));
      await page.emulateMedia({ media: 'print' });
      expect(await listSeen(page)).toEqual(entries.map(() => true));
    });
  });

  test.describe(`the signal bars of mobile networks in ${language}`, () => {
    test.use({ locale: browserLocales[language], movesAlways: true });
    const address = addressOf('services-mobile-network', language);
    const readTimings = (page: Page) =>
      page.locator('#introduction svg').evaluate((bars) =>
        bars.getAnimations().map(({ playState, effect }) => ({
          playState,
          ends: Number(effect?.getComputedTiming().endTime),
        })),
      );

    next()('light up once they are seen, for less than five seconds', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 600 });
      await openDocument(page, address);
      expect(await readTimings(page)).toEqual([{ playState: 'paused', ends: expect.any(Number) }]);
      await page.locator('#introduction').scrollIntoViewIfNeeded();
      await expect
        .poll(async () => (await readTimings(page)).map(({ playState }) => playState))
        .toEqual(['running']);
      for (const { ends } of await readTimings(page)) expect(ends).toBeLessThan(MAX_UNASKED_MS);
      await page.evaluate(() => document.documentElement.toggleAttribute('data-still', true));
      expect(await readTimings(page)).toEqual([]);
    });

    next()('are still and lit under reduced motion', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openDocument(page, address);
      await page.locator('#introduction').scrollIntoViewIfNeeded();
      await expect(page.locator('#introduction svg')).toBeVisible();
      expect(await readTimings(page)).toEqual([]);
    });
  });
}
