import { expect, test } from '@playwright/test';
import { languageCodes } from '#src/config/languages.ts';
import { addressOf } from '#src/routing/addresses.ts';
import { findSections } from '#src/seo/find-sections.ts';
import { openHydrated } from '../support/open-page.ts';
import { readWords } from '../support/site-content.ts';

const id = 'case-studies-ras-ghareb';

for (const language of languageCodes) {
  const { pages } = readWords(language);
  const [opening] = findSections(pages[id].sections, 'study-opening');
  const [next] = findSections(pages[id].sections, 'next-study');

  test(`${language}: a case study is read, seen and left for the next one`, async ({ page }) => {
    await openHydrated(page, addressOf(id, language));

    await test.step('its drawing has a name, and its labels are in it', async () => {
      const drawing = page.getByRole('img', {
        name: opening?.drawing.kind === 'microwave-hop' ? opening.drawing.name : '',
      });
      await expect(drawing).toHaveCount(1);
      await expect(drawing.locator('text')).toHaveCount(5);
    });

    await test.step('on a phone the labels stand below it, with numbers in it', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(page.locator('#opening ol li').first()).toBeVisible();
      await expect(page.locator('#opening svg:visible text')).toHaveText(['1', '2', '3', '4', '5']);
    });

    await test.step('the next study opens, with focus on its headline', async () => {
      await page.locator('#next').getByRole('link').click();
      await expect(page).toHaveURL(addressOf(next?.study.page ?? 'home', language));
      await expect(page.locator('h1')).toBeFocused();
    });
  });
}
