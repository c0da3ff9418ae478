import { expect, test } from '@playwright/test';
import { languageCodes } from '#src/config/languages.ts';
import { plainText } from '#src/i18n/plain-text.ts';
import { addressOf } from '#src/routing/addresses.ts';
import { isStudyPage, pageIds } from '#src/routing/routes.ts';
import { findSections } from '#src/content/find-sections.ts';
import { openDocument } from '../support/open-document.ts';
import { readWords } from '../support/site-content.ts';

const id = 'case-studies-ras-ghareb';

for (const language of languageCodes) {
  const { pages } = readWords(language);
  const [opening] = findSections(pages[id].sections, 'study-drawing');
  const [closing] = findSections(pages[id].sections, 'closing');

  test(`${language}: a case study is read, seen and left for the next one`, async ({ page }) => {
    await openDocument(page, addressOf(id, language));

    await test.step('its drawing has a name, and contains its labels', async () => {
      const name = plainText(opening?.drawing?.description ?? '');
      await expect(page.locator('#opening').getByRole('img', { name })).toHaveCount(1);
      await expect(page.locator('#opening svg:visible text')).toHaveCount(5);
    });

    await test.step('on a phone the labels are below it, with numbers in the drawing', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(page.locator('#opening ol li').first()).toBeVisible();
      await expect(page.locator('#opening svg:visible text')).toHaveText(['1', '2', '3', '4', '5']);
    });

    await test.step('the next study opens', async () => {
      const next = closing?.next?.to.page ?? 'home';
      await page.locator(`#cta a[href$="${addressOf(next, language)}"]`).click();
      await expect(page).toHaveURL(addressOf(next, language));
      await expect(page.locator('h1')).toBeVisible();
    });
  });
}

for (const page of pageIds.filter(isStudyPage)) {
  test(`the drawing of ${page} has the same content on phones and wide screens`, async ({ page: view }) => {
    await view.goto(addressOf(page, 'en'));
    const labels = view.locator('#opening svg:visible text');
    const list = view.locator('#opening ol li');
    const wide = await labels.allTextContents();
    expect(wide).toEqual(await list.allTextContents());
    await view.setViewportSize({ width: 390, height: 844 });
    await expect(labels).toHaveText(wide.map((_label, position) => String(position + 1)));
  });
}
