import type { CDPSession, Page } from '@playwright/test';
import { languageCodes } from '#src/config/languages.ts';
import { awaitFonts, listDocuments, showFrames, takeInHand } from '../support/open-document.ts';
import { expect, test } from '../support/quiet-page.ts';
import { isTurnOf } from '../support/take-turns.ts';
import { noteShifts } from '../support/watch-shifts.ts';

const widths = [320, 360, 412];
const HEIGHT = 823;
const windows = { narrow: { width: 390, height: 844 }, wide: { width: 1440, height: 900 } };
/** A shift below this counts as none, because tools round positions. */
const NO_SHIFT = 0.001;
/** Largest shift of a document, if a line breaks differently in the fallback font. */
const MAX_SHIFT = 0.1;
/** Minimum share of documents without a shift. */
const MIN_AT_REST = 0.75;

/** Holds back every font of a document. Returns a function that releases them. */
async function holdFonts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route('**/*.woff2', async (route) => {
    await promise;
    await route.continue();
  });
  return () => resolve(undefined);
}

/** Returns the fonts of the largest heading, by their internal names. */
async function listHeadingFonts(session: CDPSession): Promise<string[]> {
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName);
}

for (const language of languageCodes) {
  test.describe(`fonts that load late, ${language}`, () => {
    test.use({ locale: language, viewport: { width: 320, height: HEIGHT } });

    test('do not make a document wider than a phone, and cause no layout shift', async ({ page }) => {
      test.setTimeout(240_000);
      const session = await page.context().newCDPSession(page);
      await session.send('DOM.enable');
      await session.send('CSS.enable');
      const sums: number[] = [];
      for (const [turn, { address }] of listDocuments(language).entries()) {
        const release = await holdFonts(page);
        await page.goto(address, { waitUntil: 'domcontentloaded' });
        await takeInHand(page);
        for (const width of widths) {
          await page.setViewportSize({ width, height: HEIGHT });
          const beyond = await page.evaluate(() => {
            const { scrollWidth, clientWidth } = document.documentElement;
            return scrollWidth - clientWidth;
          });
          expect.soft(beyond, `px of ${address} beside a window of ${width} px`).toBe(0);
        }
        await page.setViewportSize(isTurnOf(language, turn) ? windows.wide : windows.narrow);
        await noteShifts(page);
        release();
        await awaitFonts(page);
        await showFrames(page);
        const shifts = (await page.evaluate(() => window.layoutShifts)) ?? [];
        const sum = shifts.reduce((total, shift) => total + shift, 0);
        expect.soft(sum, `shift of ${address}`).toBeLessThanOrEqual(MAX_SHIFT);
        sums.push(sum);
        const foreign = (await listHeadingFonts(session)).filter((name) => !/\bSite\b/.test(name));
        expect.soft(foreign, `fonts of the heading of ${address}`).toEqual([]);
      }
      const atRest = sums.filter((sum) => sum <= NO_SHIFT);
      expect(atRest.length / sums.length).toBeGreaterThanOrEqual(MIN_AT_REST);
    });
  });
}
