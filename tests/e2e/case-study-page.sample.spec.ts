import { expect, test } from '@playwright/test';
import { languageCodes } from '#src/config/languages.ts';
import { addressOf } from '#src/routing/addresses.ts';
import { isStudyPage, pageIds } from '#src/routing/routes.ts';
import { findSections } from '#src/seo/find-sections.ts';
import { openDocument } from '../support/open-document.ts';
import { readWords } from '../support/site-content.ts';

const id = 'case-studies-ras-ghareb';

for (const language of languageCodes) {
  const { pages } = readWords(language);
  const [opening] = findSections(pages[id].sections, 'study-opening');
  const [next] = findSections(pages[id].sections, 'next-study');

  test(`${language}: a case study is read, seen and left for the next one`, async ({ page }) => {
    await openDocument(page, addressOf(id, language));

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

    await test.step('the next study opens', async () => {
      await page.locator('#next').getByRole('link').click();
      await expect(page).toHaveURL(addressOf(next?.study.page ?? 'home', language));
      await expect(page.locator('h1')).toBeVisible();
    });
  });
}

for (const page of pageIds.filter(isStudyPage)) {
  test(`the drawing of ${page} says on phones what it says on wide screens`, async ({ page: view }) => {
    await view.goto(addressOf(page, 'en'));
    const labels = view.locator('#opening svg:visible text');
    const list = view.locator('#opening ol li');
    const wide = await labels.allTextContents();
    expect([...wide].toSorted()).toEqual([...(await list.allTextContents())].toSorted());
    await view.setViewportSize({ width: 390, height: 844 });
    await expect(labels).toHaveText(wide.map((_label, position) => String(position + 1)));
  });
}

test.describe('with motion', () => {
  test.use({ viewport: { width: 390, height: 480 } });

  test('a drawing is whole once it has come into view, and always on paper', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openDocument(page, addressOf('case-studies-red-sea-coast', 'en'));
    const clips = () =>
      page
        .locator('#opening svg:visible path')
        .evaluateAll((paths) => [...new Set(paths.map((path) => getComputedStyle(path).clipPath))]);
    await expect.poll(async () => (await clips()).some((clip) => clip.includes('100%'))).toBe(true);
    await page.locator('#account').scrollIntoViewIfNeeded();
    await page.locator('#account dl').scrollIntoViewIfNeeded();
    await expect.poll(async () => (await clips()).some((clip) => /[1-9]\d*%/.test(clip))).toBe(false);
    await page.evaluate(() => scrollTo(0, 0));
    await page.emulateMedia({ media: 'print' });
    await expect.poll(clips).toEqual(['none']);
  });
});
