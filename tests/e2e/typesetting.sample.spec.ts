import { languageCodes } from '#src/config/languages.ts';
import { addressOf } from '#src/routing/addresses.ts';
import { openDocument } from '../support/open-document.ts';
import { expect, test } from '../support/quiet-page.ts';

test.describe('what a visitor copies', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('is plain text', async ({ page }) => {
    await openDocument(page, addressOf('services-mobile-network', 'ar'));
    await page.evaluate(() => getSelection()?.selectAllChildren(document.querySelector('main') ?? document));
    await page.keyboard.press('ControlOrMeta+C');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('4G-LTE');
    expect(copied).not.toMatch(/[\u00a0\u2060\u2066-\u2069]/u);
  });
});

for (const language of languageCodes) {
  test(`the phone number is smaller than the headline in ${language}`, async ({ page }) => {
    await openDocument(page, addressOf('services-sla', language));
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const measure = (selector: string) =>
        page
          .locator(selector)
          .evaluateAll((all) => all.map((each) => Number.parseFloat(getComputedStyle(each).fontSize)));
      const numbers = await measure('main a[href^="tel:"]');
      expect(numbers.length).toBeGreaterThan(1);
      expect(Math.max(...numbers)).toBeLessThan(Math.min(...(await measure('h1'))));
    }
  });

  for (const name of ['case-studies', 'renewable-case-studies'] as const) {
    test(`neighboring cards share their lines on ${name} in ${language}`, async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await openDocument(page, addressOf(name, language));
      const cards = await page.locator('main li:has(h3):has(dl)').evaluateAll((all) =>
        all.map((card) => {
          const tops = [card, ...card.querySelectorAll('h3, h3 ~ p, dl')].map((part) =>
            Math.round(part.getBoundingClientRect().top),
          );
          return { row: tops[0], lines: tops.slice(1) };
        }),
      );
      const rows = Object.values(Object.groupBy(cards, ({ row }) => `${row}`)).map((row) => row ?? []);
      expect(rows.filter((row) => row.length === 2).length).toBeGreaterThan(1);
      for (const [first, ...others] of rows)
        for (const { lines } of others) expect(lines).toEqual(first?.lines);
    });
  }
}
