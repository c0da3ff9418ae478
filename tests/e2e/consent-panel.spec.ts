import type { Locator, Page } from '@playwright/test';
import { CONSENT_CLOSE_MS } from '#src/config/constants.ts';
import { languageCodes, languages } from '#src/config/languages.ts';
import { addressOf } from '#src/routing/addresses.ts';
import { watchShifts } from '../support/watch-shifts.ts';
import { listViolations } from '../support/axe.ts';
import {
  choices,
  findConsent,
  openBanner,
  readStoredConsent,
  signalPrivacy,
} from '../support/consent-corner.ts';
import { openDocument, awaitFonts } from '../support/open-document.ts';
import { expect, test } from '../support/quiet-page.ts';
import { takeTurns } from '../support/take-turns.ts';

const phone = { width: 390, height: 844 };
const small = { width: 320, height: 568 };
const windows = [phone, { width: 1440, height: 900 }];
/** Largest share of a phone's height that the panel covers. */
const MAX_SHARE = 0.45;
const TOUCH_TARGET = 44;

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

/** Returns the bottom and the text of the focused element, and whether it is inside the panel. */
function readFocus(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement;
    return {
      bottom: element?.getBoundingClientRect().bottom ?? 0,
      name: element?.getAttribute('aria-label') ?? element?.textContent ?? '',
      isInCorner: document.querySelector('[role=dialog]')?.parentElement?.contains(element) === true,
    };
  });
}

for (const language of languageCodes) {
  const about = addressOf('about', language);
  const cookiePolicy = addressOf('cookie-policy', language);
  const next = takeTurns(test, language);

  test.describe(`consent panel in ${language}`, () => {
    test.use({ locale: language, consentDecided: false });

    test('axe reports nothing', async ({ page }) => {
      const { button, settings, consentButton } = await openBanner(page, about, language);
      for (const viewport of windows) {
        await test.step(`in the banner, ${viewport.width} pixels wide`, async () => {
          await page.setViewportSize(viewport);
          await finishAnimations(page);
          expect(await listViolations(page)).toEqual([]);
        });

        await test.step(`in the settings, ${viewport.width} pixels wide`, async () => {
          await button('customize').click();
          await expect(settings).toBeFocused();
          await finishAnimations(page);
          expect(await listViolations(page)).toEqual([]);
        });

        await test.step(`closed, ${viewport.width} pixels wide`, async () => {
          await page.keyboard.press('Escape');
          await expect(settings).toHaveCount(0);
          expect(await listViolations(page)).toEqual([]);
          await consentButton.click();
        });
      }
    });

    test('is in the corner of a large window', async ({ page }) => {
      const { banner, button, consentText, consentButton, toggle } = await openBanner(page, about, language);

      await test.step('Decline is as easy as Accept', async () => {
        await finishAnimations(page);
        const decline = await readLook(button('decline'));
        expect(await readLook(button('accept'))).toEqual(decline);
        expect((await boxOf(button('decline'))).y).toBe((await boxOf(button('accept'))).y);
      });

      await test.step('the button is at the end side, and the banner next to it', async () => {
        const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
        const isLeft = languages[language].direction === 'rtl';
        const [corner, strip] = [await boxOf(consentButton), await boxOf(banner)];
        const distance = isLeft ? corner.x : width - corner.x - corner.width;
        expect(distance).toBe(0);
        expect(corner.y + corner.height).toBeLessThanOrEqual(height);
        const between = isLeft ? strip.x - corner.x - corner.width : corner.x - strip.x - strip.width;
        expect(between).toBeGreaterThan(0);
        expect(strip.height).toBeLessThan(2 * corner.height);
      });

      await test.step('it is not printed', async () => {
        await page.emulateMedia({ media: 'print' });
        await expect(banner).toBeHidden();
        await expect(consentButton).toBeHidden();
        await page.emulateMedia({ media: 'screen' });
      });

      await test.step('its link leads to the cookie policy, where it appears too', async () => {
        await banner.getByRole('link', { name: consentText('policy'), exact: true }).click();
        await expect(page).toHaveURL(cookiePolicy);
        await expect(banner).toBeVisible();
      });

      await test.step('with forced colors the switches are native', async () => {
        await page.emulateMedia({ forcedColors: 'active' });
        await button('customize').click();
        await expect(toggle('analytics')).toHaveCSS('appearance', 'auto');
      });
    });

    test('leaves most of a phone free', async ({ page }) => {
      await page.setViewportSize(phone);
      const { banner, button, consentText, settings, consentButton, toggle } = findConsent(page, language);

      await test.step('it causes no layout shift when it appears, changes or closes', async () => {
        await openDocument(page, about);
        await watchShifts(page);
        await banner.waitFor();
        await finishAnimations(page);
        await button('customize').click();
        await expect(settings).toBeFocused();
        await button('settings.save').click();
        await expect(settings).toHaveCount(0);
        expect(await page.evaluate(() => window.layoutShifts)).toEqual([]);
      });

      await test.step('every control is large enough to touch', async () => {
        await consentButton.click();
        await finishAnimations(page);
        for (const key of ['accept', 'decline', 'customize', 'close'] as const) {
          const { width, height } = await boxOf(button(key));
          expect(Math.min(width, height), key).toBeGreaterThanOrEqual(TOUCH_TARGET);
        }
        expect((await boxOf(consentButton)).height).toBeGreaterThanOrEqual(TOUCH_TARGET);
      });

      await test.step('it fits into 320 pixels', async () => {
        await page.setViewportSize(small);
        await page.evaluate(() => localStorage.clear());
        await openBanner(page, about, language);
        await button('customize').click();
        await expect(settings).toBeInViewport({ ratio: 1 });
        expect(await settings.evaluate((panel) => panel.scrollWidth <= panel.clientWidth)).toBe(true);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(small.width);
        await button('settings.save').click();
        expect(await readStoredConsent(page)).toMatchObject({ preferences: choices.some });
      });

      await test.step('the middle of the page stays free in every state of the settings', async () => {
        await page.setViewportSize(phone);
        await page.evaluate(() => localStorage.clear());
        await signalPrivacy(page);
        await openBanner(page, about, language);
        await awaitFonts(page);
        for (const view of [banner, settings]) {
          await finishAnimations(page);
          const box = await boxOf(view);
          expect(box.y).toBeGreaterThan(phone.height / 2);
          expect(box.height).toBeLessThanOrEqual(phone.height * MAX_SHARE);
          if (view === banner) await button('customize').click();
        }
      });

      await test.step('the whole row of a switch can be pressed', async () => {
        await expect(toggle('marketing')).not.toBeChecked();
        await page
          .getByText(consentText('categories.marketing.text'), { exact: true })
          .click({ force: true });
        await expect(toggle('marketing')).toBeChecked();
        await page
          .getByText(consentText('categories.necessary.name'), { exact: true })
          .click({ force: true });
        await expect(toggle('necessary')).toBeChecked();
      });
    });

    next()('leaves in its time', async ({ page }) => {
      const { banner, button, consentButton } = await openBanner(page, about, language);
      await finishAnimations(page);
      await page.clock.install();
      await page.clock.pauseAt(new Date('2100-01-01'));
      const leaving = page.locator('[data-leaving]');

      await test.step('it animates for the specified time, and ignores input until then', async () => {
        const seconds = `${CONSENT_CLOSE_MS / 1000}s`;
        await expect(banner).toHaveCSS('transition-duration', `${seconds}, ${seconds}`);
        await button('accept').click();
        await expect(leaving).toHaveAttribute('inert');
        await page.clock.runFor(CONSENT_CLOSE_MS - 1);
        await expect(leaving).toHaveCount(1);
        await page.clock.runFor(1);
        await expect(leaving).toHaveCount(0);
      });

      await test.step('it stays if it is opened again while it closes', async () => {
        await consentButton.click();
        await button('close').click();
        await page.clock.runFor(CONSENT_CLOSE_MS - 1);
        await consentButton.click();
        await page.clock.runFor(CONSENT_CLOSE_MS);
        await expect(banner).toBeFocused();
        await expect(leaving).toHaveCount(0);
      });

      await test.step('with reduced motion it closes immediately', async () => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await button('accept').click();
        await expect(leaving).toHaveCount(1);
        await expect(leaving).toBeHidden();
      });
    });

    next()('answers to the keyboard alone', async ({ page }) => {
      const { banner, button, consentText, settings, consentButton, toggle } = await openBanner(
        page,
        about,
        language,
      );

      await test.step('it neither takes nor traps the focus', async () => {
        expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
        await page.keyboard.press('Shift+Tab');
        await expect(consentButton).toBeFocused();
        await page.keyboard.press('Shift+Tab');
        await expect(button('customize')).toBeFocused();
        await page.keyboard.press('Tab');
        await expect(consentButton).toBeFocused();
      });

      await test.step('Escape closes it only from inside, and moves the focus to the consent button', async () => {
        await page.locator('header a').first().focus();
        await page.keyboard.press('Escape');
        await expect(banner).toBeVisible();
        await expect(page.locator('[data-leaving]')).toHaveCount(0);
        await button('decline').focus();
        await page.keyboard.press('Escape');
        await expect(banner).toHaveCount(0);
        await expect(consentButton).toBeFocused();
        await consentButton.press('Enter');
        await button('customize').click();
        await expect(settings).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(settings).toHaveCount(0);
        await expect(consentButton).toBeFocused();
        expect(await readStoredConsent(page)).toBeNull();
      });

      await test.step('the settings can be saved', async () => {
        await consentButton.press('Enter');
        await expect(banner).toBeFocused();
        await consentButton.focus();
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
        await expect(consentButton).toBeFocused();
        expect(await readStoredConsent(page)).toMatchObject({
          preferences: { necessary: true, analytics: false, marketing: false, preferences: true },
        });
      });

      await test.step('its controls are in tab order', async () => {
        await page.keyboard.press('Enter');
        await expect(banner).toBeFocused();
        for (const key of ['close', 'policy', 'accept', 'decline', 'customize', 'open'] as const) {
          await page.keyboard.press('Tab');
          expect((await readFocus(page)).name).toBe(consentText(key));
        }
      });

      await test.step('it does not cover the focused element on a phone', async () => {
        await page.setViewportSize(phone);
        await page.evaluate(() => localStorage.clear());
        await openBanner(page, cookiePolicy, language);
        await finishAnimations(page);
        const { y: edge } = await boxOf(banner);
        const links = await page.locator('main a, main button, footer a').count();
        await page.locator('main').focus();
        for (let step = 0; step < links; step += 1) {
          await page.keyboard.press('Tab');
          const { bottom, name, isInCorner } = await readFocus(page);
          if (isInCorner) break;
          expect(bottom, name).toBeLessThanOrEqual(edge + 1);
        }
      });
    });
  });
}

test.describe('consent panel without JavaScript', () => {
  test.use({ consentDecided: false, javaScriptEnabled: false });

  test('neither the banner nor a consent button appears', async ({ page }) => {
    for (const language of languageCodes) {
      await test.step(`in ${language}`, async () => {
        await page.goto(addressOf('cookie-policy', language));
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(page.locator('[data-consent-reset]')).toBeHidden();
      });
    }
  });
});
