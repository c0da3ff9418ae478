import { languageCodes } from '#src/config/languages.ts';
import { addressOf } from '#src/routing/addresses.ts';
import { listViolations } from '../support/axe.ts';
import { openDocument, revealAll } from '../support/open-document.ts';
import { MIN_TARGET, listSmallTargets } from '../support/page-faults.ts';
import { expect, test } from '../support/quiet-page.ts';

/** Minimum side of a touch target, px. */
const MIN_TOUCH_TARGET = 44;

for (const language of languageCodes) {
  test.describe(`with the language offer, in ${language}`, () => {
    const preferred = languageCodes.find((code) => code !== language) ?? language;
    test.use({ locale: preferred });

    test('axe reports nothing, and the offer is large enough to touch', async ({ page }) => {
      await openDocument(page, addressOf('about', language));
      await page.locator(`aside[lang=${preferred}]`).waitFor();
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await listViolations(page), `${width} px`).toEqual([]);
        const offer = 'aside[data-floating] :is(a, button)';
        expect(await listSmallTargets(page, offer, MIN_TOUCH_TARGET), `${width} px`).toEqual([]);
      }
    });
  });

  test.describe(`with an open navigation panel, in ${language}`, () => {
    test.use({ viewport: { width: 1440, height: 900 }, locale: language });

    test('axe reports nothing', async ({ page }) => {
      await openDocument(page, addressOf('services-sla', language));
      const toggle = page.locator('header nav button[aria-expanded]').first();
      await toggle.press('Enter');
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      const panel = page.locator('header nav button[aria-expanded=true] + ul');
      await expect(panel.getByRole('link').first()).toBeVisible();
      await expect(panel).toHaveCSS('opacity', '1');
      expect(await listViolations(page)).toEqual([]);
      expect(await listSmallTargets(page, 'header a, header button', MIN_TARGET)).toEqual([]);
    });
  });

  test.describe(`on a touch phone in ${language}`, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: language });

    test('menu, bar and footer pass axe and are large enough to touch', async ({ page }) => {
      await openDocument(page, addressOf('about', language));
      await page.locator('header button[aria-haspopup=dialog]').tap();
      const menu = page.getByRole('dialog');
      await expect(menu.getByRole('link').first()).toBeVisible();
      await expect(menu).toHaveCSS('transform', 'none');
      expect(await listViolations(page)).toEqual([]);
      const inMenu = 'dialog :is(a, button)';
      expect(await listSmallTargets(page, inMenu, MIN_TOUCH_TARGET)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(menu).toHaveCount(0);
      await revealAll(page);
      await page.locator('footer button').first().tap();
      const around = 'header :is(a, button), footer :is(a, button)';
      expect(await listSmallTargets(page, around, MIN_TOUCH_TARGET)).toEqual([]);
    });
  });
}
