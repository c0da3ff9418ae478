import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { CONSENT_CLOSE_MS } from '#src/config/constants.ts';
import { languageCodes, languages } from '#src/config/languages.ts';
import { addressOf } from '#src/routing/addresses.ts';
import { choices, findConsent, openBanner, readStoredConsent } from '../support/consent-corner.ts';
import { expect, test } from '../support/quiet-page.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];
const phone = { width: 390, height: 844 };
const windows = [phone, { width: 1440, height: 900 }];
/** Largest share of a phone's height that the panel takes. */
const LARGEST_SHARE = 0.45;
const TOUCH_TARGET = 44;

async function listViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(tags).setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** Waits until the panel has come to rest. */
async function finishAnimations(page: Page) {
  await page.getByRole('dialog').evaluate((panel) => {
    for (const animation of panel.getAnimations({ subtree: true })) animation.finish();
  });
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (box === null) throw new Error('The element has no box.');
  return box;
}

function readLook(button: Locator) {
  return button.evaluate((element) => {
    const { backgroundColor, borderColor, color, fontSize, fontWeight } = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    return { backgroundColor, borderColor, color, fontSize, fontWeight, width, height };
  });
}

for (const language of languageCodes) {
  const about = addressOf('about', language);

  test.describe(`consent panel in ${language}`, () => {
    test.use({ locale: language, consentDecided: false });

    for (const viewport of windows) {
      test(`axe finds nothing ${viewport.width} pixels wide`, async ({ page }) => {
        await page.setViewportSize(viewport);
        const { button, settings } = await openBanner(page, about, language);
        await finishAnimations(page);
        expect(await listViolations(page)).toEqual([]);
        await button('customize').click();
        await expect(settings).toBeFocused();
        await finishAnimations(page);
        expect(await listViolations(page)).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(settings).toHaveCount(0);
        expect(await listViolations(page)).toEqual([]);
      });
    }

    test('Decline is as easy as Accept', async ({ page }) => {
      const { button } = await openBanner(page, about, language);
      await finishAnimations(page);
      const decline = await readLook(button('decline'));
      expect(await readLook(button('accept'))).toEqual(decline);
      expect((await boxOf(button('decline'))).y).toBe((await boxOf(button('accept'))).y);
    });

    test('the corner is the lower one where lines end', async ({ page }) => {
      const { banner, shield } = await openBanner(page, about, language);
      const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
      const isLeft = languages[language].direction === 'rtl';
      for (const part of [banner, shield]) {
        const box = await boxOf(part);
        const distance = isLeft ? box.x : width - box.x - box.width;
        expect(distance).toBeLessThanOrEqual(20);
        expect(distance).toBeGreaterThan(0);
      }
      const box = await boxOf(shield);
      expect(box.y + box.height).toBeLessThanOrEqual(height);
    });

    test('on a phone it leaves the middle of the page free', async ({ page }) => {
      await page.addInitScript(() =>
        Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
      );
      await page.setViewportSize(phone);
      const { banner, button, settings } = await openBanner(page, about, language);
      for (const view of [banner, settings]) {
        await finishAnimations(page);
        const box = await boxOf(view);
        expect(box.y).toBeGreaterThan(phone.height / 2);
        expect(box.height).toBeLessThanOrEqual(phone.height * LARGEST_SHARE);
        if (view === banner) await button('customize').click();
      }
    });

    test('every control is large enough to be touched', async ({ page }) => {
      await page.setViewportSize(phone);
      const { button, shield } = await openBanner(page, about, language);
      for (const key of ['accept', 'decline', 'customize', 'close'] as const) {
        const { width, height } = await boxOf(button(key));
        expect(Math.min(width, height), key).toBeGreaterThanOrEqual(TOUCH_TARGET);
      }
      expect((await boxOf(shield)).height).toBeGreaterThanOrEqual(TOUCH_TARGET);
    });

    test('the whole row of a switch can be pressed', async ({ page }) => {
      await page.setViewportSize(phone);
      const { button, say, toggle } = await openBanner(page, about, language);
      await button('customize').click();
      await page.getByText(say('categories.marketing.text'), { exact: true }).click({ force: true });
      await expect(toggle('marketing')).toBeChecked();
      await page.getByText(say('categories.necessary.name'), { exact: true }).click({ force: true });
      await expect(toggle('necessary')).toBeChecked();
    });

    test('320 pixels are enough', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 568 });
      const { button, settings } = await openBanner(page, about, language);
      await button('customize').click();
      await expect(settings).toBeInViewport({ ratio: 1 });
      expect(await settings.evaluate((panel) => panel.scrollWidth <= panel.clientWidth)).toBe(true);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await button('settings.save').click();
      expect(await readStoredConsent(page)).toMatchObject({ preferences: choices.some });
    });

    test('moves nothing when it comes, changes and goes', async ({ page }) => {
      await page.addInitScript(() => {
        const shifts: number[] = [];
        window.layoutShifts = shifts;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const value: unknown = Reflect.get(entry, 'value');
            if (typeof value === 'number') shifts.push(value);
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.setViewportSize(phone);
      const { button, settings } = await openBanner(page, about, language);
      await finishAnimations(page);
      await button('customize').click();
      await expect(settings).toBeFocused();
      await button('settings.save').click();
      await expect(settings).toHaveCount(0);
      expect(await page.evaluate(() => window.layoutShifts)).toEqual([]);
    });

    test('leaves in the specified time, and answers to nothing meanwhile', async ({ page }) => {
      const { banner, button } = await openBanner(page, about, language);
      await finishAnimations(page);
      await page.clock.install();
      await page.clock.pauseAt(new Date('2100-01-01'));
      await expect(banner).toHaveCSS(
        'transition-duration',
        `${CONSENT_CLOSE_MS / 1000}s, ${CONSENT_CLOSE_MS / 1000}s`,
      );
      await button('accept').click();
      const leaving = page.locator('[data-leaving]');
      await expect(leaving).toHaveAttribute('inert');
      await page.clock.runFor(CONSENT_CLOSE_MS - 1);
      await expect(leaving).toHaveCount(1);
      await page.clock.runFor(1);
      await expect(leaving).toHaveCount(0);
    });

    test('opened again while it leaves, it stays', async ({ page }) => {
      const { banner, button, shield } = await openBanner(page, about, language);
      await page.clock.install();
      await page.clock.pauseAt(new Date('2100-01-01'));
      await button('close').click();
      await page.clock.runFor(CONSENT_CLOSE_MS - 1);
      await shield.click();
      await page.clock.runFor(CONSENT_CLOSE_MS);
      await expect(banner).toBeFocused();
      await expect(page.locator('[data-leaving]')).toHaveCount(0);
    });

    test('the keyboard alone is enough', async ({ page }) => {
      const { banner, button, settings, shield, toggle } = await openBanner(page, about, language);
      await page.keyboard.press('Shift+Tab');
      await expect(shield).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await expect(button('customize')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(settings).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(toggle('analytics')).toBeFocused();
      await page.keyboard.press('Space');
      await page.keyboard.press('Tab');
      await expect(toggle('marketing')).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(button('settings.save')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(shield).toBeFocused();
      expect(await readStoredConsent(page)).toMatchObject({
        preferences: { necessary: true, analytics: false, marketing: false, preferences: true },
      });
      await page.keyboard.press('Enter');
      await expect(banner).toBeFocused();
      for (const key of ['close', 'policy', 'accept', 'decline', 'customize', 'open'] as const) {
        await page.keyboard.press('Tab');
        const name = await page.evaluate(
          () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
        );
        expect(name).toBe(findConsent(page, language).say(key));
      }
    });

    test('Escape closes it from inside only and gives the focus to the shield', async ({ page }) => {
      const { banner, button, settings, shield } = await openBanner(page, about, language);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      await expect(banner).toBeVisible();
      await expect(page.locator('[data-leaving]')).toHaveCount(0);
      await button('decline').focus();
      await page.keyboard.press('Escape');
      await expect(banner).toHaveCount(0);
      await expect(shield).toBeFocused();
      await shield.press('Enter');
      await button('customize').click();
      await expect(settings).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(settings).toHaveCount(0);
      await expect(shield).toBeFocused();
      expect(await readStoredConsent(page)).toBeNull();
    });

    test('does not take the focus by itself, nor keep it', async ({ page }) => {
      const { button, shield } = await openBanner(page, about, language);
      expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
      await button('customize').focus();
      await page.keyboard.press('Tab');
      await expect(shield).toBeFocused();
    });

    test('what has the focus stands clear of it on a phone', async ({ page }) => {
      await page.setViewportSize(phone);
      const { banner } = await openBanner(page, addressOf('cookie-policy', language), language);
      await finishAnimations(page);
      const { y: edge } = await boxOf(banner);
      const links = await page.locator('main a, main button, footer a').count();
      await page.locator('main').focus();
      for (let step = 0; step < links; step += 1) {
        await page.keyboard.press('Tab');
        const { bottom, name } = await page.evaluate(() => {
          const element = document.activeElement;
          return { bottom: element?.getBoundingClientRect().bottom ?? 0, name: element?.textContent ?? '' };
        });
        if (await banner.evaluate((panel) => panel.parentElement?.contains(document.activeElement) === true))
          break;
        expect(bottom, name).toBeLessThanOrEqual(edge + 1);
      }
    });

    test('its link leads to the cookie policy without a new document', async ({ page }) => {
      const { banner, say } = await openBanner(page, about, language);
      await banner.getByRole('link', { name: say('policy'), exact: true }).click();
      await expect(page).toHaveURL(addressOf('cookie-policy', language));
      await expect(banner).toBeVisible();
    });

    test('prints nothing', async ({ page }) => {
      const { banner, shield } = await openBanner(page, about, language);
      await page.emulateMedia({ media: 'print' });
      await expect(banner).toBeHidden();
      await expect(shield).toBeHidden();
    });

    test('with reduced motion it is gone at once', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const { button } = await openBanner(page, about, language);
      await page.clock.install();
      await page.clock.pauseAt(new Date('2100-01-01'));
      await button('accept').click();
      await expect(page.locator('[data-leaving]')).toBeHidden();
    });

    test('forced colours draw the switches as the browser does', async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active' });
      const { button, toggle } = await openBanner(page, about, language);
      await button('customize').click();
      await expect(toggle('analytics')).toHaveCSS('appearance', 'auto');
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('nothing is asked, and no button promises to', async ({ page }) => {
        await page.goto(addressOf('cookie-policy', language));
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(page.locator('[data-consent-reset]')).toBeHidden();
      });
    });
  });
}
