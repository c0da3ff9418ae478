import { languageCodes } from '#src/config/languages.ts';
import { listDocuments, uncover } from '../support/open-document.ts';
import { expect, test } from '../support/quiet-page.ts';
import { browserLocales } from '../support/site-content.ts';
import { measureTextOverPictures } from '../support/text-over-pictures.ts';

const widths = [390, 768, 1440, 1920];
/** High enough for the whole first view of every page. */
const HEIGHT = 1200;
/** Most unrest below a line of text: a calm sky has 0.3, grass in low light 1.8, the same grass without a gradient 3. */
const MOST_UNREST = 2.2;

/** Waits until a picture is there to be painted. */
async function isShown(image: Element): Promise<boolean> {
  if (!(image instanceof HTMLImageElement) || !image.complete || image.naturalWidth === 0) return false;
  // A new width of the window may take another file while one is decoded.
  return image.decode().then(
    () => true,
    () => false,
  );
}

for (const language of languageCodes) {
  test.describe(`text over pictures in ${language}`, () => {
    test.use({ locale: browserLocales[language], javaScriptEnabled: false });

    test('stands on calm ground that it contrasts with', async ({ page }) => {
      test.setTimeout(120_000);
      let lines = 0;
      for (const { id, address } of listDocuments(language)) {
        await page.setViewportSize({ width: 1440, height: HEIGHT });
        await page.goto(address, { waitUntil: 'domcontentloaded' });
        const pictures = page.locator('main section:first-of-type picture img:not([src$=".svg"])');
        if ((await pictures.count()) === 0) continue;
        await uncover(page);
        for (const width of widths) {
          await page.setViewportSize({ width, height: HEIGHT });
          await expect.poll(() => pictures.first().evaluate(isShown)).toBe(true);
          for (const line of await measureTextOverPictures(page)) {
            lines += 1;
            const where = `"${line.text}" on ${id} at ${width} px`;
            expect.soft(line.contrast, `contrast of ${where}`).toBeGreaterThanOrEqual(line.needed);
            expect.soft(line.unrest, `unrest below ${where}`).toBeLessThanOrEqual(MOST_UNREST);
          }
        }
      }
      expect(lines, 'lines that stand over a picture').toBeGreaterThan(0);
    });
  });
}
