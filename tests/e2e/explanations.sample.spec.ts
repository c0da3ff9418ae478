import type { Page } from '@playwright/test';
import { addressOf } from '#src/routing/addresses.ts';
import { openDocument } from '../support/open-document.ts';
import { expect, test } from '../support/quiet-page.ts';

/** Pages with self-explaining drawings, alternating between the languages. */
const drawings = [
  { id: 'services-sla', language: 'en', endsAsItBegan: true },
  { id: 'services-digital-transformation', language: 'ar', endsAsItBegan: false },
  { id: 'services-ai-solutions', language: 'ar', endsAsItBegan: true },
  { id: 'industries', language: 'en', endsAsItBegan: true },
] as const;

const hasLibrary = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').some(({ name }) => /explain-drawing/.test(name)),
  );

/** Counts the drawing's running animations, without those of its styles. */
const countMoves = (page: Page) =>
  page.evaluate(() => {
    const moves = document.querySelector('[data-explains]')?.getAnimations({ subtree: true }) ?? [];
    return moves.filter((move) => !(move instanceof CSSTransition) && move.playState === 'running').length;
  });

/** Returns the styles of the drawing's parts at rest. */
const readParts = (page: Page) =>
  page.locator('[data-explains] :is(svg, g, path)').evaluateAll((parts) =>
    parts.map((part) => {
      const { opacity, clipPath, translate, d } = getComputedStyle(part);
      return [
        opacity,
        clipPath === 'inset(0px)' ? 'none' : clipPath,
        translate === '0px' ? 'none' : translate,
        d,
      ];
    }),
  );

/** The visitor's first action: turns the switch if there is one, else moves; then the drawing is in view. */
async function act(page: Page) {
  const control = page.locator('[data-explains] input');
  if ((await control.count()) > 0) await control.click();
  else {
    await page.locator('[data-explains]').scrollIntoViewIfNeeded();
    await page.mouse.move(400, 300);
  }
}

test("drawings explain themselves after the visitor's first action, and then stop", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  for (const { id, language, endsAsItBegan } of drawings) {
    await test.step(id, async () => {
      await openDocument(page, addressOf(id, language));
      const before = await readParts(page);
      expect(await hasLibrary(page)).toBe(false);
      await act(page);
      await expect.poll(() => countMoves(page)).toBeGreaterThan(1);
      await page.evaluate(() => document.getAnimations().forEach((move) => move.finish()));
      await expect.poll(() => countMoves(page)).toBe(0);
      if (endsAsItBegan) await expect.poll(() => readParts(page)).toEqual(before);
      else expect(await readParts(page)).not.toEqual(before);
    });
  }
});

test('drawings are still if motion was stopped or is reduced', async ({ page }) => {
  const [{ id, language }] = drawings;
  await page.setViewportSize({ width: 1440, height: 1000 });
  await test.step('reduced', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openDocument(page, addressOf(id, language));
    await act(page);
    expect(await countMoves(page)).toBe(0);
  });
  await test.step('stopped', async () => {
    await page.emulateMedia({ reducedMotion: null });
    await page.evaluate(() => sessionStorage.setItem('site.still', 'still'));
    await openDocument(page, addressOf(id, language));
    await act(page);
    expect(await countMoves(page)).toBe(0);
    expect(await hasLibrary(page)).toBe(false);
  });
});
