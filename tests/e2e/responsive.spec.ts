import { languageCodes } from '#src/config/languages.ts';
import { addressOf } from '#src/routing/addresses.ts';
import { openDocument, revealAll } from '../support/open-document.ts';
import { expectFit } from '../support/page-faults.ts';
import { expect, test } from '../support/quiet-page.ts';

const HEIGHT = 900;

for (const language of languageCodes) {
  const home = addressOf('home', language);

  test.describe(`in ${language}`, () => {
    test.use({ locale: language, movesAlways: true });

    test('the open menu and the navigation panels fit every window', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: HEIGHT });
      await openDocument(page, home);
      await page.locator('header button[aria-haspopup=dialog]').click();
      const menu = page.getByRole('dialog');
      const folded = menu.locator('button[aria-expanded=false]');
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: HEIGHT });
        await expect(menu).toHaveCSS('transform', 'none');
        while ((await folded.count()) > 0) await folded.first().click();
        await expectFit(page, `the menu at ${width} px`);
      }
      await page.keyboard.press('Escape');
      await expect(menu).toHaveCount(0);
      for (const width of [1024, 1280, 1440]) {
        await page.setViewportSize({ width, height: HEIGHT });
        for (const toggle of await page.locator('header nav button[aria-expanded]').all()) {
          await toggle.press('Enter');
          await expect(toggle).toHaveAttribute('aria-expanded', 'true');
          const panel = page.locator('header nav button[aria-expanded=true] + ul');
          await expect(panel).toHaveCSS('transform', 'none');
          await expectFit(page, `${await toggle.getAttribute('aria-label')} at ${width} px`);
          await toggle.press('Escape');
        }
      }
    });

    test('sections appear when visible, stay, and are printed before that', async ({ page }) => {
      const countWaiting = () =>
        page
          .locator('main > div > *, main > div > * > *, main > div > * > section > *')
          .evaluateAll((parts) => parts.filter((part) => getComputedStyle(part).translate !== 'none').length);
      await test.step('a section many times as high as the window appears too', async () => {
        await page.setViewportSize({ width: 390, height: 480 });
        await openDocument(page, addressOf('industries', language));
        const studies = page.locator('#solutions');
        await expect(studies).toHaveAttribute('data-reveal', 'waiting');
        await studies.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
        await expect(studies).toHaveAttribute('data-reveal', 'shown');
      });
      await test.step('sections below the viewport are printed too', async () => {
        await openDocument(page, home);
        await page.locator('[data-reveal=waiting]').first().waitFor({ state: 'attached' });
        await page.emulateMedia({ media: 'print' });
        expect(await countWaiting()).toBe(0);
        await page.emulateMedia({ media: null });
      });
      await test.step('nothing stays shifted after it was visible', async () => {
        await revealAll(page);
        expect(await countWaiting()).toBe(0);
      });
    });
  });
}
