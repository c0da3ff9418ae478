import { languageCodes } from '#src/config/languages.ts';
import { addressOf } from '#src/routing/addresses.ts';
import { awaitFonts, openDocument } from '../support/open-document.ts';
import { expect, test } from '../support/quiet-page.ts';
import { findSection, readWords } from '../support/site-content.ts';

for (const language of languageCodes) {
  const { parts } = findSection(readWords(language), 'services-infrastructure', 'cabinet');

  test(`in narrow windows the parts of the cabinet are named next to it: ${language}`, async ({ page }) => {
    await openDocument(page, addressOf('services-infrastructure', language));
    await awaitFonts(page);
    const names = page.locator('main section').first().locator('ol[aria-hidden] > li');
    for (const width of [360, 390, 768, 1024]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(names).toHaveText(parts.map(({ title }) => title));
      const boxes = await names.evaluateAll((elements) =>
        elements.map((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          return { name: element.textContent, left, right, top, bottom };
        }),
      );
      const outside = boxes.filter(({ left, right }) => left < 0 || right > width);
      const touching = boxes.flatMap((one, position) =>
        boxes
          .slice(position + 1)
          .filter(
            (other) =>
              one.left < other.right &&
              other.left < one.right &&
              one.top < other.bottom &&
              other.top < one.bottom,
          )
          .map((other) => `${one.name} and ${other.name}`),
      );
      expect({ width, outside, touching }).toEqual({ width, outside: [], touching: [] });
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(names.first()).toBeHidden();
  });
}
