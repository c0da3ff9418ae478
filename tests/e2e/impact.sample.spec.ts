import type { Page } from '@playwright/test';
import { COUNT_UP_MS, COUNT_UP_STEP_MS } from '#src/config/constants.ts';
import { languageCodes } from '#src/config/languages.ts';
import { addressOf } from '#src/routing/addresses.ts';
import { awaitReady, uncover, takeInHand } from '../support/open-document.ts';
import { expect, test } from '../support/quiet-page.ts';
import { browserLocales, findSection, readWords } from '../support/site-content.ts';
import { watchShifts } from '../support/watch-shifts.ts';
import { takeTurns } from '../support/take-turns.ts';

const figures = '#impact dd bdi';

/** Stops the clock of the next page, and keeps its skeleton until the test removes it. */
async function stopTime(page: Page) {
  await page.clock.install({ time: new Date('2026-01-05T12:00:00Z') });
  await page.clock.pauseAt(new Date('2026-01-05T13:00:00Z'));
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () =>
      document
        .querySelector('[data-skeleton]')
        ?.getAnimations()
        .forEach((animation) => animation.pause()),
    );
  });
}

/** Opens the page with the figures in the viewport, below the skeleton. */
async function openCovered(page: Page, address: string) {
  await page.goto(address);
  await awaitReady(page);
  await page.locator('#impact dl').scrollIntoViewIfNeeded();
}

/** The digits shown during the animation. */
function findMoving(page: Page) {
  return page.locator(figures).locator('[aria-hidden=true]');
}

/** Returns the width of each figure, px. */
async function measureFigures(page: Page): Promise<number[]> {
  return page
    .locator(figures)
    .evaluateAll((each) => each.map((element) => element.getBoundingClientRect().width));
}

for (const language of languageCodes) {
  const next = takeTurns(test, language);
  const words = readWords(language);
  const { items } = findSection(words, 'renewable-case-studies', 'figures');
  const address = addressOf('renewable-case-studies', language);
  const finals = items.map(({ value }) => value);
  const counts = items.flatMap(({ count }) => count ?? []);

  /** Expects the document to contain the final values; during the animation only screen readers see them. */
  const expectFinals = async (page: Page) => {
    for (const [position, value] of finals.entries()) {
      await expect(page.locator(figures).nth(position)).toContainText(value);
    }
  };
  /** Expects the figures at a share of their animation, to the last digit shown. Returns their texts. */
  const expectShare = async (page: Page, share: number) => {
    await expect(findMoving(page)).toHaveCount(counts.length);
    const texts = await findMoving(page).allTextContents();
    for (const [position, text] of texts.entries()) {
      const unit = 10 ** -(text.split('.')[1]?.length ?? 0);
      const distance = (counts[position] ?? Number.NaN) * share - Number(text);
      expect(distance, text).toBeGreaterThan(-unit / 2);
      expect(distance, text).toBeLessThan(unit);
    }
    return texts;
  };
  const expectStill = async (page: Page) => {
    await expect(findMoving(page)).toHaveCount(0);
    await expectFinals(page);
    for (const value of finals) {
      await expect(page.locator(figures).getByText(value, { exact: true }).last()).toHaveCSS('opacity', '1');
    }
  };

  test.describe(`impact figures in ${language}`, () => {
    test.use({ locale: browserLocales[language], movesAlways: true });

    next()('count up once, and not where motion is unwanted', async ({ page }) => {
      await stopTime(page);
      await openCovered(page, address);
      const rooms = await measureFigures(page);

      await test.step('they show their values while the skeleton covers them', async () => {
        await expectStill(page);
        await page.clock.runFor(COUNT_UP_MS * 2);
        await expectStill(page);
      });

      await test.step('they count up in two seconds once uncovered, without changing width', async () => {
        await uncover(page);
        await expectShare(page, 0);
        await page.clock.runFor(COUNT_UP_STEP_MS * 30);
        const [half = ''] = await expectShare(page, (COUNT_UP_STEP_MS * 30) / COUNT_UP_MS);
        expect(await measureFigures(page)).toEqual(rooms);
        const snapshot = await page.locator('#impact dl').ariaSnapshot();
        for (const value of finals) expect(snapshot).toContain(value);
        expect(snapshot).not.toContain(half);
        await page.clock.runFor(COUNT_UP_STEP_MS * 30);
        await expectShare(page, (COUNT_UP_STEP_MS * 60) / COUNT_UP_MS);
        await expectFinals(page);
        await page.clock.runFor(COUNT_UP_STEP_MS);
        await expectStill(page);
        expect(await measureFigures(page)).toEqual(rooms);
      });

      await test.step('they do not count again', async () => {
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        await page.locator('#impact dl').scrollIntoViewIfNeeded();
        await page.clock.runFor(COUNT_UP_MS);
        await expectStill(page);
      });

      await test.step('they show their values if too little of them is visible to start counting', async () => {
        await page.setViewportSize({ width: 1440, height: 240 });
        await page.goto(address);
        await takeInHand(page);
        await page.locator('#impact dl').evaluate((list) => {
          const { top } = list.getBoundingClientRect();
          scrollTo({ top: top + scrollY - innerHeight + 1, behavior: 'instant' });
          return new Promise<void>((resolve) => new IntersectionObserver(() => resolve()).observe(list));
        });
        await page.clock.runFor(COUNT_UP_MS);
        await expectStill(page);
      });

      await test.step('they are still if the visitor has stopped motion', async () => {
        await page.goto(addressOf('home', language));
        await takeInHand(page);
        const pause = page
          .locator('main')
          .getByRole('button', { name: words.t('motion.pause'), exact: true });
        await pause.first().click();
        await page.locator(`a[href="${address}"]`).first().dispatchEvent('click');
        await expect(page).toHaveURL(address);
        await page.locator('#impact dl').scrollIntoViewIfNeeded();
        await takeInHand(page);
        await page.clock.runFor(COUNT_UP_STEP_MS * 10);
        await expectStill(page);
      });

      await test.step('they are still under reduced motion', async () => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await openCovered(page, address);
        await uncover(page);
        await page.clock.runFor(COUNT_UP_STEP_MS * 10);
        await expectStill(page);
      });
    });

    next()('move nothing while they count', async ({ page }) => {
      await openCovered(page, address);
      await watchShifts(page);
      await uncover(page);
      await expect(findMoving(page).first()).toBeVisible();
      await expect(findMoving(page)).toHaveCount(0);
      expect(await page.evaluate(() => window.layoutShifts)).toEqual([]);
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      next()('are there', async ({ page }) => {
        await page.goto(address);
        await expectStill(page);
      });
    });
  });
}
