import type { Page } from '@playwright/test';
import { SCROLL_OFFSET_PX } from '#src/config/constants.ts';
import { languageCodes } from '#src/config/languages.ts';
import { listLostMarks, listUnseenFocus } from '../support/forced-colors.ts';
import { awaitMaps, listDocuments, awaitFonts, uncover } from '../support/open-document.ts';
import { expectFit } from '../support/page-faults.ts';
import { expect, test } from '../support/quiet-page.ts';
import { browserLocales } from '../support/site-content.ts';
import { spaceText } from '../support/spaced-text.ts';
import { isTurnOf } from '../support/take-turns.ts';
import { listUnreadable } from '../support/unreadable-texts.ts';

const windows = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];
/** A window of 1280 × 1024 px at 400 % zoom. */
const ZOOMED = { width: 320, height: 256 };
/** Largest share of such a window that stays covered while scrolling. */
const MAX_COVERED = 0.4;
/** Text size of a visitor who doubles it in the browser's settings, px. */
const DOUBLED_TEXT_SIZE = 32;

async function expectReadable(page: Page, place: string): Promise<void> {
  await expectFit(page, place);
  expect.soft(await listUnreadable(page), place).toEqual([]);
}

/** Fewest anchors in all documents of a language, at all widths; a lower count means the test covered nothing. */
const MIN_ANCHORS = 300;

/** Follows every anchor of the page. Returns those that end at a wrong position. */
function followAnchors(page: Page) {
  return page.evaluate((offset) => {
    const targets = [...document.querySelectorAll('main :is(section, article, li, div)[id]')].filter(
      (target) => target.checkVisibility(),
    );
    const misplaced = targets.flatMap((target) => {
      const link = document.createElement('a');
      link.href = `#${target.id}`;
      document.body.append(link);
      link.click();
      link.remove();
      const limit = document.documentElement.scrollHeight - innerHeight;
      const top = Math.round(target.getBoundingClientRect().top);
      const isAtEdge = scrollY === 0 ? top < offset : Math.ceil(scrollY) >= limit && top > offset;
      return top === offset || isAtEdge ? [] : [`${target.id} at ${top} px`];
    });
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    scrollTo({ top: 0, behavior: 'instant' });
    return { count: targets.length, misplaced };
  }, SCROLL_OFFSET_PX);
}

/** Maps are drawn when they come near the viewport. */
async function drawMaps(page: Page): Promise<void> {
  for (const map of await page.locator('[data-map=waiting]').all()) await map.scrollIntoViewIfNeeded();
  await awaitMaps(page);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

for (const language of languageCodes) {
  test.describe(`every document in ${language}`, () => {
    test.use({ locale: browserLocales[language] });

    test('is readable as it is, with wider or larger text and in forced colors, and its anchors stop below the bar', async ({
      page,
      context,
    }) => {
      test.setTimeout(300_000);
      // Figures that count up would differ at every check.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await context.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      });
      let anchors = 0;
      const session = await context.newCDPSession(page);
      const setSize = (size: number) =>
        session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
      for (const [turn, { id, address }] of listDocuments(language).entries()) {
        await page.setViewportSize(ZOOMED);
        await page.goto(address, { waitUntil: 'domcontentloaded' });
        await uncover(page);
        await awaitFonts(page);
        await drawMaps(page);
        await expectReadable(page, `${id}, four times as large`);
        const bar = await page.locator('header > div').first().boundingBox();
        expect.soft((bar?.height ?? 0) / ZOOMED.height, `bar of ${id}`).toBeLessThan(MAX_COVERED);
        for (const size of windows) {
          await page.setViewportSize(size);
          expect.soft(await listUnreadable(page), `${id} at ${size.width} px`).toEqual([]);
          const { count, misplaced } = await followAnchors(page);
          expect.soft(misplaced, `anchors of ${id} at ${size.width} px`).toEqual([]);
          anchors += count;
          await spaceText(page, language);
          expect.soft(await listUnreadable(page), `${id} at ${size.width} px, text set apart`).toEqual([]);
          await spaceText(page, null);
        }
        await setSize(DOUBLED_TEXT_SIZE);
        await expectReadable(page, `${id} at 1280 px, text twice as large`);
        await setSize(16);
        // Colors are the same in every language.
        if (!isTurnOf(language, turn)) continue;
        await page.emulateMedia({ forcedColors: 'active' });
        expect.soft(await listLostMarks(page), `marks of ${id}, all colors chosen`).toEqual([]);
        expect.soft(await listUnseenFocus(page), `focus on ${id}, all colors chosen`).toEqual([]);
        await page.emulateMedia({ forcedColors: 'none' });
      }
      expect(anchors).toBeGreaterThan(MIN_ANCHORS);
    });
  });
}
