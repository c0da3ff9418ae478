import { CONTACT_HOLD_MS } from '#src/config/constants.ts';
import { languageCodes } from '#src/config/languages.ts';
import { addressOf } from '#src/routing/addresses.ts';
import { blockStorage, STORAGE_REPORT } from '../support/block-storage.ts';
import { findConsent, openBanner } from '../support/consent-corner.ts';
import { openContactPage, sampleValues } from '../support/contact-page.ts';
import { awaitReady, openDocument } from '../support/open-document.ts';
import { expect, test } from '../support/quiet-page.ts';
import { findBarSearch } from '../support/search-page.ts';
import { findSection, readWords } from '../support/site-content.ts';
import { takeTurns } from '../support/take-turns.ts';

/** Index of the first industry among the filter's buttons, after two modes and All. */
const FIRST_INDUSTRY = 3;

for (const [place, language] of languageCodes.entries()) {
  const next = takeTurns(test, language);
  const other = languageCodes[(place + 1) % languageCodes.length] ?? language;
  const words = readWords(language);
  const { t, shell } = words;
  const study = findSection(words, 'case-studies', 'case-studies').studies[0];

  test.describe(`with blocked storage, in ${language}`, () => {
    test.use({ locale: language, consentDecided: false });

    next()('everything answers', async ({ page, expectFault }) => {
      expectFault(STORAGE_REPORT);
      await blockStorage(page);

      await test.step('consent', async () => {
        const { banner, button } = await openBanner(page, addressOf('about', language), language);
        await button('decline').click();
        await expect(banner).toHaveCount(0);
      });

      await test.step('the search, which leads to the place of a result', async () => {
        const { field, options } = findBarSearch(page, language);
        await field.fill(study?.title ?? '');
        await options.and(page.locator(`[href$="#${study?.slug ?? ''}"]`)).click();
        await expect(page).toHaveURL(`${addressOf('case-studies', language)}#${study?.slug ?? ''}`);
        await expect(page.locator(`[id="${study?.slug ?? ''}"]`)).toBeInViewport();
      });

      await test.step('the filter and the language switch, which keeps the filter', async () => {
        await openDocument(page, addressOf('case-studies', language));
        await findConsent(page, language).button('close').click();
        const chip = page.locator('#studies').getByRole('group').getByRole('button').nth(FIRST_INDUSTRY);
        await chip.click();
        await expect(chip).toHaveAttribute('aria-pressed', 'true');
        const { search } = new URL(page.url());
        await page.getByRole('banner').locator(`a[hreflang=${other}]:visible`).click();
        await expect(page).toHaveURL(addressOf('case-studies', other) + search);
        await expect(chip).toHaveAttribute('aria-pressed', 'true');
        await page.goBack();
        await expect(chip).toHaveAttribute('aria-pressed', 'true');
      });

      await test.step('the menu of small screens, and its links', async () => {
        await awaitReady(page);
        await page.setViewportSize({ width: 390, height: 844 });
        await page.getByRole('button', { name: t('navigation.openMenu'), exact: true }).press('Enter');
        const menu = page.getByRole('dialog', { name: t('navigation.menu'), exact: true });
        await menu.getByRole('link', { name: shell.pages.about.menu, exact: true }).click();
        await expect(page).toHaveURL(addressOf('about', language));
      });

      await test.step('the form', async () => {
        const { fill, hold, button, sent, t: contactText } = await openContactPage(page, language);
        await findConsent(page, language).button('close').click();
        await fill(sampleValues[language]);
        await hold(CONTACT_HOLD_MS);
        await expect(button).toHaveText(contactText('button.sent'));
        expect(sent).toHaveLength(1);
      });
    });
  });
}
