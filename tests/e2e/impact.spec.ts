import type { Page } from '@playwright/test';
import { COUNT_UP_MS, COUNT_UP_STEP_MS } from '#src/config/constants.ts';
import { languageCodes } from '#src/config/languages.ts';
import { addressOf } from '#src/routing/addresses.ts';
import { uncover } from '../support/open-document.ts';
import { hydrate } from '../support/open-page.ts';
import { expect, test } from '../support/quiet-page.ts';
import { browserLocales, findSection, readWords } from '../support/site-content.ts';

const figures = '#impact dd bdi';

/** Opens the page with its clock stopped, with the figures in the viewport below the skeleton. */
async function openCovered(page: Page, address: string) {
  await page.clock.install({ time: new Date('2026-01-05T12:00:00Z') });
  await page.clock.pauseAt(new Date('2026-01-05T13:00:00Z'));
  // The skeleton stays until the test takes it away.
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () =>
      document
        .querySelector('[data-skeleton]')
        ?.getAnimations()
        .forEach((animation) => animation.pause()),
    );
  });
  await page.goto(address);
  await hydrate(page);
  await page.locator('#impact dl').scrollIntoViewIfNeeded();
}

/** The digits that are seen on the way to the final values. */
function findMoving(page: Page) {
  return page.locator(figures).locator('[aria-hidden=true]');
}

for (const language of languageCodes) {
  const words = readWords(language);
  const { items } = findSection(words, 'renewable-case-studies', 'impact');
  const address = addressOf('renewable-case-studies', language);
  const finals = items.map(({ value }) => value);

  /** Expects that the document says the final values; in between they are heard, but not seen. */
  const expectFinals = async (page: Page) => {
    for (const [position, value] of finals.entries()) {
      await expect(page.locator(figures).nth(position)).toContainText(value);
    }
  };
  const expectStill = async (page: Page) => {
    await expect(findMoving(page)).toHaveCount(0);
    await expectFinals(page);
    for (const value of finals) {
      await expect(page.locator(figures).getByText(value, { exact: true }).last()).toHaveCSS('opacity', '1');
    }
  };

  test.describe(`impact figures in ${language}`, () => {
    test.use({ locale: browserLocales[language] });

    test('count up once, in two seconds, when they are seen and uncovered', async ({ page }) => {
      await openCovered(page, address);
      await expect(findMoving(page)).toHaveText(['0.00', '0.0', '0']);
      await page.clock.runFor(COUNT_UP_MS * 2);
      await expect(findMoving(page)).toHaveText(['0.00', '0.0', '0']);
      await expectFinals(page);
      await uncover(page);
      await page.clock.runFor(COUNT_UP_STEP_MS * 30);
      await expect(findMoving(page)).toHaveText(['1.18', '49.4', '2']);
      await page.clock.runFor(COUNT_UP_STEP_MS * 30);
      await expect(findMoving(page)).toHaveText(['2.36', '98.9', '4']);
      await expectFinals(page);
      await page.clock.runFor(COUNT_UP_STEP_MS);
      await expectStill(page);
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await page.locator('#impact dl').scrollIntoViewIfNeeded();
      await page.clock.runFor(COUNT_UP_MS);
      await expectStill(page);
    });

    test('screen readers hear the final values throughout', async ({ page }) => {
      await openCovered(page, address);
      await expect(findMoving(page)).toHaveCount(3);
      const snapshot = await page.locator('#impact dl').ariaSnapshot();
      for (const value of finals) expect(snapshot).toContain(value);
      expect(snapshot).not.toContain('0.00');
    });

    test('the digits keep their room', async ({ page }) => {
      await openCovered(page, address);
      await expect(findMoving(page)).toHaveCount(3);
      const measure = () =>
        page
          .locator(figures)
          .evaluateAll((each) => each.map((element) => element.getBoundingClientRect().width));
      const before = await measure();
      await uncover(page);
      await page.clock.runFor(COUNT_UP_STEP_MS * 20);
      expect(await measure()).toEqual(before);
      await page.clock.runFor(COUNT_UP_MS);
      await expectStill(page);
      expect(await measure()).toEqual(before);
    });

    test('stand still under reduced motion', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openCovered(page, address);
      await uncover(page);
      await page.clock.runFor(COUNT_UP_STEP_MS * 10);
      await expectStill(page);
    });

    test('stand still where the visitor has stopped motion', async ({ page }) => {
      await page.goto(addressOf('home', language));
      await hydrate(page);
      await uncover(page);
      await page
        .getByRole('button', { name: words.t('motion.pause'), exact: true })
        .first()
        .click();
      await page
        .locator(`a[href="${addressOf('renewable-case-studies', language)}"]`)
        .first()
        .evaluate((link) => {
          if (link instanceof HTMLElement) link.click();
        });
      await expect(page).toHaveURL(address);
      await page.locator('#impact dl').scrollIntoViewIfNeeded();
      await expectStill(page);
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('are there', async ({ page }) => {
        await page.goto(address);
        await expectStill(page);
      });
    });
  });
}
