import type { Page } from '@playwright/test';
import { type Language, languageCodes } from '#src/config/languages.ts';
import { CONSENT_KEY, CONSENT_VERSION } from '#src/features/consent/stored-consent.ts';
import { addressOf } from '#src/routing/addresses.ts';
import { blockStorage, STORAGE_REPORT } from '../support/block-storage.ts';
import {
  choices,
  openBanner,
  readStoredConsent,
  watchConsent,
  writeConsent,
  signalPrivacy,
} from '../support/consent-corner.ts';
import { failScripts, holdScripts } from '../support/page-requests.ts';
import { openDocument } from '../support/open-document.ts';
import { expect, test } from '../support/quiet-page.ts';
import { takeTurns } from '../support/take-turns.ts';

const legalPages = ['privacy-policy', 'cookie-policy'] as const;

/** Opens the contact page through the footer link, without a new document. */
async function followFooter(page: Page, language: Language) {
  const contact = addressOf('contact', language);
  await page.getByRole('contentinfo').locator(`a[href="${contact}"]`).first().click();
  await expect(page).toHaveURL(contact);
}

/** Returns the consent events of the document. */
function readEvents(page: Page) {
  return page.evaluate(() => window.consentEvents);
}

/** Replaces the stored choice for the next document; removes it if there is no text. */
async function replaceStored(page: Page, text?: string) {
  await page.evaluate(
    ({ key, value }) => {
      if (value === undefined) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    },
    { key: CONSENT_KEY, value: text },
  );
}

for (const language of languageCodes) {
  const home = addressOf('home', language);
  const about = addressOf('about', language);
  const next = takeTurns(test, language);

  test.describe(`consent in ${language}`, () => {
    test.use({ locale: language, consentDecided: false });

    next()('each answer is stored with version and date, announced and kept', async ({ page }) => {
      await watchConsent(page);
      const { banner, button, settings, consentButton, toggle } = await openBanner(page, about, language);
      const stored = (preferences: object) => ({
        version: CONSENT_VERSION,
        date: expect.stringMatching(/^20\d\d-\d\d-\d\dT[\d:.]+Z$/),
        preferences,
      });

      for (const [control, choice, next] of [
        ['accept', 'all', home],
        ['decline', 'none', about],
      ] as const) {
        await test.step(`${control} answers all categories at once`, async () => {
          await button(control).click();
          await expect(banner).toBeHidden();
          await expect(consentButton).toBeFocused();
          expect(await readStoredConsent(page)).toEqual(stored(choices[choice]));
          expect(await readEvents(page)).toEqual([choices[choice]]);
          await openDocument(page, next);
          await expect(consentButton).toBeVisible();
          await expect(banner).toHaveCount(0);
          expect(await readEvents(page)).toEqual([choices[choice]]);
        });

        await test.step('a visitor without a choice sees the banner', async () => {
          await replaceStored(page);
          await openBanner(page, next, language);
          expect(await readEvents(page)).toEqual([]);
        });
      }

      await test.step('the settings start as specified and are saved', async () => {
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
        expect(await readStoredConsent(page)).toEqual(stored(chosen));
        expect(await readEvents(page)).toEqual([chosen]);
      });
    });

    next()('the settings say what was chosen, or suggested, and why', async ({ page }) => {
      const { banner, button, consentText, settings, consentButton, toggle } = await openBanner(
        page,
        about,
        language,
      );

      await test.step('without Global Privacy Control they do not mention it', async () => {
        await button('customize').click();
        await expect(settings).toBeVisible();
        await expect(settings).not.toContainText(consentText('settings.privacySignal'));
        await expect(settings).toContainText(consentText('settings.suggestion'));
      });

      await test.step('they open with the earlier choice, and Back changes nothing', async () => {
        const chosen = { necessary: true, analytics: false, marketing: true, preferences: false };
        await replaceStored(page, writeConsent(chosen));
        await openDocument(page, about);
        await consentButton.click();
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

      await test.step('with Global Privacy Control they explain why two categories are off; Accept grants them', async () => {
        await replaceStored(page);
        await signalPrivacy(page);
        await openBanner(page, about, language);
        await button('customize').click();
        await expect(settings).toContainText(consentText('settings.privacySignal'));
        await expect(toggle('analytics')).not.toBeChecked();
        await expect(toggle('marketing')).not.toBeChecked();
        await expect(toggle('preferences')).toBeChecked();
        await button('settings.back').click();
        await button('accept').click();
        expect(await readStoredConsent(page)).toMatchObject({ preferences: choices.all });
        await openDocument(page, about);
        await expect(banner).toHaveCount(0);
      });

      await test.step('if the signal came after the choice, the banner asks again', async () => {
        await replaceStored(page, writeConsent(choices.all));
        await openBanner(page, about, language);
      });
    });

    next()('the banner asks until it has an answer that counts', async ({ page, expectFault }) => {
      await watchConsent(page);
      const { banner, button, consentButton } = await openBanner(page, about, language);

      await test.step('closing hides it, and the consent button brings it back', async () => {
        await expect(consentButton).toHaveAttribute('aria-expanded', 'true');
        await button('close').click();
        await expect(banner).toBeHidden();
        await expect(consentButton).toHaveAttribute('aria-expanded', 'false');
        expect(await readStoredConsent(page)).toBeNull();
        await consentButton.click();
        await expect(banner).toBeFocused();
        await consentButton.click();
        await expect(banner).toHaveCount(0);
      });

      await test.step('closed for now, it stays away from the next pages, until the next load', async () => {
        await followFooter(page, language);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(banner).toHaveCount(0);
        await openBanner(page, about, language);
      });

      await test.step('a choice of an older version is requested again', async () => {
        await replaceStored(page, writeConsent(choices.all, CONSENT_VERSION - 1));
        await openBanner(page, about, language);
        expect(await readEvents(page)).toEqual([]);
      });

      await test.step('with blocked storage the choice lasts for the page', async () => {
        expectFault(STORAGE_REPORT);
        await blockStorage(page);
        await openBanner(page, about, language);
        await button('accept').click();
        await expect(banner).toHaveCount(0);
        expect(await readEvents(page)).toEqual([choices.all]);
        await followFooter(page, language);
        await expect(banner).toBeVisible();
      });
    });

    next()('a consent can be withdrawn', async ({ page, context }) => {
      await watchConsent(page);
      const cookiePolicy = addressOf('cookie-policy', language);
      const { banner, button, consentButton } = await openBanner(page, cookiePolicy, language);
      const reset = page.locator('[data-consent-reset]');

      await test.step('other tabs apply a choice and its withdrawal', async () => {
        const other = await context.newPage();
        await watchConsent(other);
        const second = await openBanner(other, about, language);
        await button('accept').click();
        await expect(second.banner).toBeHidden();
        await reset.click();
        await expect(second.banner).toBeVisible();
        await expect(second.banner).not.toBeFocused();
        expect(await readEvents(other)).toEqual([choices.all, null]);
        await other.close();
      });

      for (const id of legalPages) {
        await test.step(`the button of ${id} withdraws it at once and moves the focus to the banner`, async () => {
          await replaceStored(page, writeConsent(choices.all));
          await openDocument(page, addressOf(id, language));
          await consentButton.waitFor();
          await expect(banner).toHaveCount(0);
          await reset.click();
          await expect(banner).toBeFocused();
          expect(await readStoredConsent(page)).toBeNull();
          expect(await readEvents(page)).toEqual([choices.all, null]);
          await reset.click();
          await expect(banner).toBeFocused();
          await button('decline').click();
          expect(await readStoredConsent(page)).toMatchObject({ preferences: choices.none });
        });
      }

      await test.step('a reset before hydration is not lost', async () => {
        await replaceStored(page, writeConsent(choices.all));
        const release = await holdScripts(page);
        await page.goto(cookiePolicy);
        await reset.click();
        await release();
        await expect(banner).toBeFocused();
        expect(await readStoredConsent(page)).toBeNull();
      });
    });

    next()('nothing is granted by a fault', async ({ page, expectFault }) => {
      await watchConsent(page);
      await page.goto(about);

      await test.step('a corrupted value is logged and removed, and the banner asks again', async () => {
        expectFault(/^console warning: The stored consent was corrupted and has been removed\./);
        await replaceStored(page, '{"analytics":true}');
        await openBanner(page, about, language);
        expect(await readStoredConsent(page)).toBeNull();
      });

      await test.step('if the settings cannot be fetched the page reloads once, then the banner reports it and stays usable', async () => {
        expectFault(/^request: .*\.js/);
        expectFault(/^console error: Failed to load resource/);
        const { banner, button } = await openBanner(page, about, language);
        const endFailure = await failScripts(page);
        await Promise.all([page.waitForEvent('load'), button('customize').click()]);
        await expect(banner).toBeVisible();
        await button('customize').click();
        await expect(banner.getByRole('alert')).toBeVisible();
        await button('decline').click();
        await expect(banner).toHaveCount(0);
        expect(await readStoredConsent(page)).toMatchObject({ preferences: choices.none });
        endFailure();
      });
    });

    next()('no other origin is requested before a choice, or after agreeing to all', async ({ page }) => {
      const { button, consentButton } = await openBanner(page, home, language);
      await button('accept').click();
      await openDocument(page, home);
      await consentButton.waitFor();
      await page.waitForLoadState('networkidle');
    });
  });
}
