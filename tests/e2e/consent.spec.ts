import type { Page } from '@playwright/test';
import { type Language, languageCodes } from '#src/config/languages.ts';
import { CONSENT_VERSION, serializeConsent } from '#src/features/consent/stored-consent.ts';
import { addressOf } from '#src/routing/addresses.ts';
import {
  choices,
  findConsent,
  openBanner,
  readStoredConsent,
  storeConsent,
  watchConsent,
  writeConsent,
} from '../support/consent-corner.ts';
import { holdRequests, laterScripts } from '../support/page-requests.ts';
import { listDocuments, openDocument } from '../support/open-document.ts';
import { expect, test } from '../support/quiet-page.ts';

const legalPages = ['privacy-policy', 'cookie-policy'] as const;

/** Opens the contact page by the link of the footer, without a new document. */
async function followFooter(page: Page, language: Language) {
  const contact = addressOf('contact', language);
  await page.getByRole('contentinfo').locator(`a[href="${contact}"]`).first().click();
  await expect(page).toHaveURL(contact);
}

for (const language of languageCodes) {
  const about = addressOf('about', language);

  test.describe(`consent in ${language}`, () => {
    test.use({ locale: language, consentDecided: false });

    for (const [control, choice] of [
      ['accept', 'all'],
      ['decline', 'none'],
    ] as const) {
      test(`${control}: the choice is stored with version and date, told and kept`, async ({ page }) => {
        await watchConsent(page);
        const { banner, button, shield } = await openBanner(page, about, language);
        await button(control).click();
        await expect(banner).toBeHidden();
        await expect(shield).toBeFocused();
        expect(await readStoredConsent(page)).toEqual({
          version: CONSENT_VERSION,
          date: expect.stringMatching(/^20\d\d-\d\d-\d\dT[\d:.]+Z$/),
          preferences: choices[choice],
        });
        expect(await page.evaluate(() => window.consentEvents)).toEqual([choices[choice]]);
        await openDocument(page, addressOf('home', language));
        await expect(shield).toBeVisible();
        await expect(banner).toHaveCount(0);
        expect(await page.evaluate(() => window.consentEvents)).toEqual([choices[choice]]);
      });
    }

    test('the settings start as specified and are saved', async ({ page }) => {
      await watchConsent(page);
      const { banner, button, settings, toggle } = await openBanner(page, about, language);
      await button('customize').click();
      await expect(settings).toBeFocused();
      await expect(banner).toHaveCount(0);
      await expect(toggle('necessary')).toBeChecked();
      await expect(toggle('necessary')).toBeDisabled();
      await expect(toggle('analytics')).toBeChecked();
      await expect(toggle('marketing')).not.toBeChecked();
      await expect(toggle('preferences')).toBeChecked();
      await toggle('analytics').click();
      await toggle('marketing').click();
      await button('settings.save').click();
      await expect(settings).toBeHidden();
      const chosen = { necessary: true, analytics: false, marketing: true, preferences: true };
      expect(await readStoredConsent(page)).toMatchObject({ preferences: chosen });
      expect(await page.evaluate(() => window.consentEvents)).toEqual([chosen]);
    });

    test('the settings open with what was chosen before, and Back changes nothing', async ({ page }) => {
      const chosen = { necessary: true, analytics: false, marketing: true, preferences: false };
      await storeConsent(page, writeConsent(chosen));
      const { banner, button, settings, shield, toggle } = findConsent(page, language);
      await openDocument(page, about);
      await shield.click();
      await expect(banner).toBeFocused();
      await button('customize').click();
      await expect(toggle('analytics')).not.toBeChecked();
      await expect(toggle('marketing')).toBeChecked();
      await expect(toggle('preferences')).not.toBeChecked();
      await toggle('analytics').click();
      await button('settings.back').click();
      await expect(settings).toHaveCount(0);
      await expect(banner).toBeFocused();
      expect(await readStoredConsent(page)).toMatchObject({ preferences: chosen });
    });

    test('closing hides the banner until the next load, and the shield brings it back', async ({ page }) => {
      const { banner, button, shield } = await openBanner(page, about, language);
      await expect(shield).toHaveAttribute('aria-expanded', 'true');
      await button('close').click();
      await expect(banner).toBeHidden();
      await expect(shield).toHaveAttribute('aria-expanded', 'false');
      expect(await readStoredConsent(page)).toBeNull();
      await shield.click();
      await expect(banner).toBeFocused();
      await shield.click();
      await expect(banner).toBeHidden();
      await openBanner(page, about, language);
    });

    test('closed for now, the banner stays away from the pages that follow', async ({ page }) => {
      const { banner, button } = await openBanner(page, about, language);
      await button('close').click();
      await expect(banner).toHaveCount(0);
      await followFooter(page, language);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(banner).toHaveCount(0);
    });

    test('a corrupted value is logged and removed, and the banner asks', async ({ page, expectFault }) => {
      expectFault(/^console warning: The stored consent was corrupted and has been removed\./);
      await storeConsent(page, '{"analytics":true}');
      await openBanner(page, about, language);
      expect(await readStoredConsent(page)).toBeNull();
    });

    test('a choice of an older version is asked for again', async ({ page }) => {
      await storeConsent(page, writeConsent(choices.all, CONSENT_VERSION - 1));
      await watchConsent(page);
      await openBanner(page, about, language);
      expect(await page.evaluate(() => window.consentEvents)).toEqual([]);
    });

    test('Global Privacy Control: the settings say why two categories start off; Accept grants', async ({
      page,
    }) => {
      await page.addInitScript(() =>
        Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
      );
      const { button, say, settings, toggle } = await openBanner(page, about, language);
      await button('customize').click();
      await expect(settings).toContainText(say('settings.privacySignal'));
      await expect(toggle('analytics')).not.toBeChecked();
      await expect(toggle('marketing')).not.toBeChecked();
      await expect(toggle('preferences')).toBeChecked();
      await button('settings.back').click();
      await button('accept').click();
      expect(await readStoredConsent(page)).toMatchObject({ preferences: choices.all });
    });

    test('without Global Privacy Control the settings do not speak of it', async ({ page }) => {
      const { button, say, settings } = await openBanner(page, about, language);
      await button('customize').click();
      await expect(settings).not.toContainText(say('settings.privacySignal'));
    });

    test('other tabs follow a choice and its withdrawal', async ({ page, context }) => {
      const other = await context.newPage();
      await watchConsent(other);
      const first = await openBanner(page, addressOf('cookie-policy', language), language);
      const second = await openBanner(other, about, language);
      await first.button('accept').click();
      await expect(second.banner).toBeHidden();
      await page.locator('[data-consent-reset]').click();
      await expect(second.banner).toBeVisible();
      await expect(second.banner).not.toBeFocused();
      expect(await other.evaluate(() => window.consentEvents)).toEqual([choices.all, null]);
    });

    test('where storage is blocked the choice lasts for the page', async ({ page }) => {
      await page.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, name, {
            get: () => {
              throw new DOMException('Access is denied.', 'SecurityError');
            },
          });
        }
      });
      await watchConsent(page);
      const { banner, button } = await openBanner(page, about, language);
      await button('accept').click();
      await expect(banner).toHaveCount(0);
      await followFooter(page, language);
      await expect(banner).toHaveCount(0);
      expect(await page.evaluate(() => window.consentEvents)).toEqual([choices.all]);
      await openBanner(page, about, language);
    });

    for (const id of legalPages) {
      test(`the button of ${id} withdraws the consent at once and asks with the focus`, async ({ page }) => {
        await storeConsent(page, writeConsent(choices.all));
        await watchConsent(page);
        const { banner, button, shield } = findConsent(page, language);
        await openDocument(page, addressOf(id, language));
        await shield.waitFor();
        await expect(banner).toHaveCount(0);
        await page.locator('[data-consent-reset]').click();
        await expect(banner).toBeFocused();
        expect(await readStoredConsent(page)).toBeNull();
        expect(await page.evaluate(() => window.consentEvents)).toEqual([choices.all, null]);
        await page.locator('[data-consent-reset]').click();
        await expect(banner).toBeFocused();
        await button('decline').click();
        expect(await readStoredConsent(page)).toMatchObject({ preferences: choices.none });
      });
    }

    test('a reset pressed before the page is hydrated is not lost', async ({ page }) => {
      await storeConsent(page, serializeConsent(choices.all));
      const release = await holdRequests(page, laterScripts);
      await page.goto(addressOf('cookie-policy', language));
      await page.locator('[data-consent-reset]').click();
      release();
      await expect(findConsent(page, language).banner).toBeFocused();
      expect(await readStoredConsent(page)).toBeNull();
    });

    test('when the panel cannot be fetched the page stands and nothing is granted', async ({
      page,
      expectFault,
    }) => {
      expectFault(/^request: .*consent-panel/);
      expectFault(/^console error: Failed to load resource/);
      await watchConsent(page);
      await page.route(/consent-panel/, (route) => route.abort('failed'));
      await openDocument(page, about);
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(await page.evaluate(() => window.consentEvents)).toEqual([]);
    });

    test('when the settings cannot be fetched the banner stays and answers', async ({
      page,
      expectFault,
    }) => {
      expectFault(/^request: .*consent-settings/);
      expectFault(/^console error: Failed to load resource/);
      await page.route(/consent-settings/, (route) => route.abort('failed'));
      const { banner, button } = await openBanner(page, about, language);
      const failed = page.waitForEvent('requestfailed');
      await button('customize').click();
      await failed;
      await expect(banner).toBeVisible();
      await button('decline').click();
      await expect(banner).toHaveCount(0);
      expect(await readStoredConsent(page)).toMatchObject({ preferences: choices.none });
    });

    test('no document asks another origin for anything, before a choice and after agreeing to all', async ({
      page,
    }) => {
      test.setTimeout(120_000);
      for (const { address } of listDocuments(language)) await openBanner(page, address, language);
      const { button, shield } = findConsent(page, language);
      await button('accept').click();
      for (const { address } of listDocuments(language)) {
        await openDocument(page, address);
        await shield.waitFor();
      }
    });
  });
}
