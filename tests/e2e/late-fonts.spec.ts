import { languageCodes } from '#src/config/languages.ts';
import { awaitReady, listDocuments, uncover } from '../support/open-document.ts';
import { expect, test } from '../support/quiet-page.ts';

const widths = [320, 360, 412];
const HEIGHT = 823;

for (const language of languageCodes) {
  test.describe(`fonts that are still on their way, ${language}`, () => {
    test.use({ locale: language, viewport: { width: 320, height: HEIGHT } });

    test('leave no document wider than a phone', async ({ page }) => {
      test.setTimeout(180_000);
      await page.route('**/*.woff2', () => undefined);
      for (const { address } of listDocuments(language)) {
        await page.goto(address, { waitUntil: 'domcontentloaded' });
        await awaitReady(page);
        await uncover(page);
        for (const width of widths) {
          await page.setViewportSize({ width, height: HEIGHT });
          const beyond = await page.evaluate(() => {
            const { scrollWidth, clientWidth } = document.documentElement;
            return scrollWidth - clientWidth;
          });
          expect.soft(beyond, `px of ${address} beside a window of ${width} px`).toBe(0);
        }
      }
    });
  });
}
