import type { Locator } from '@playwright/test';
import { languageCodes } from '#src/config/languages.ts';
import { addressOf } from '#src/routing/addresses.ts';
import { firstBaseline, LINE } from '#src/signatures/two-headlines/headline-sets.ts';
import { awaitFonts, openDocument } from '../support/open-document.ts';
import { expect, test } from '../support/quiet-page.ts';

/** Windows in which the headline's lines are whole, and enlarged text that breaks them. */
const windows = [
  { width: 390, size: '' },
  { width: 1024, size: '' },
  { width: 1440, size: '' },
  { width: 1440, size: '7.5rem' },
] as const;

/** Returns the heights of the drawn lines below a headline, and of its words' baselines, px. */
function measure(headline: Locator) {
  return headline.evaluate(
    (element, { first, line }) => {
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      const words = [...element.querySelectorAll('span')].filter(
        (each) => getComputedStyle(each).fontSize === `${size}px` && each.childElementCount === 0,
      );
      const lines = words.flatMap((each) => {
        const range = document.createRange();
        range.selectNodeContents(each);
        return [...range.getClientRects()].map(({ top, height }) => top + height / 2);
      });
      const guide = element.parentElement?.querySelector('path');
      const matrix = guide?.getScreenCTM();
      const { bottom = 0 } = guide?.ownerSVGElement?.ownerSVGElement?.getBoundingClientRect() ?? {};
      const drawn = [...(guide?.getAttribute('d') ?? '').matchAll(/M0 ([\d.]+)/g)].map(
        ([, y]) => (matrix?.f ?? 0) + Number(y) * (matrix?.d ?? 0),
      );
      return {
        set: [...new Set(lines.map((middle) => Math.round(middle + (first - line / 2) * size)))],
        drawn: drawn.filter((y) => y < bottom).map(Math.round),
      };
    },
    { first: firstBaseline, line: LINE },
  );
}

for (const language of languageCodes) {
  test(`the lines of both headlines are drawn at the baselines of their words: ${language}`, async ({
    page,
  }) => {
    await openDocument(page, addressOf('services-web-development', language));
    await awaitFonts(page);
    const opening = page.locator('main section').first();
    for (const { width, size } of windows) {
      await page.setViewportSize({ width, height: 900 });
      const headlines = [opening.locator('h1'), opening.locator('div[lang]')];
      for (const headline of headlines) {
        await headline.evaluate((element, fontSize) => {
          const box = element.parentElement;
          if (box !== null) box.style.fontSize = fontSize;
        }, size);
        const { set, drawn } = await measure(headline);
        expect(set.length).toBeGreaterThan(1);
        expect(drawn).toHaveLength(set.length);
        for (const [position, height] of drawn.entries())
          expect(Math.abs(height - (set[position] ?? 0))).toBeLessThanOrEqual(1);
      }
    }
  });

  test(`the action of the page with two headlines is in the first view of a desktop: ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openDocument(page, addressOf('services-web-development', language));
    await expect(page.locator('main section').first().locator('p a').first()).toBeInViewport({ ratio: 1 });
  });
}
