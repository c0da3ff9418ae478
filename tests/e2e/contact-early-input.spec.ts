import { languageCodes } from '#src/config/languages.ts';
import { addressOf } from '#src/routing/addresses.ts';
import { findContactPage } from '../support/contact-page.ts';
import { openDocument, uncover } from '../support/open-document.ts';
import { holdRequests, laterScripts } from '../support/page-requests.ts';
import { expect, test } from '../support/quiet-page.ts';
import { browserLocales } from '../support/site-content.ts';

/** The code that makes the form answer. */
const formScripts = /\/assets\/contact/;
/** The longest that a field may keep silent about what is wrong with it, in ms. */
const patience = { timeout: 1000 };

for (const language of languageCodes) {
  test.describe(`early input into the contact form in ${language}`, () => {
    test.use({ locale: browserLocales[language] });

    test('a field that is left at once says what is wrong with it, and keeps what was typed', async ({
      page,
    }) => {
      const { t, field, fault } = findContactPage(page, language);
      const writeWithoutPause = async () => {
        await field('firstName').click();
        await page.keyboard.type('Dana');
        await page.keyboard.press('Tab');
        await page.keyboard.press('Tab');
        await page.keyboard.type('bad');
        await page.keyboard.press('Tab');
      };
      const expectAnswer = async () => {
        await expect(fault('lastName')).toHaveText(t('faults.lastName'), patience);
        await expect(fault('email')).toHaveText(t('faults.emailForm'), patience);
        await expect(page.locator('form [aria-invalid=true]')).toHaveCount(2);
        await expect(field('firstName')).toHaveValue('Dana');
        await expect(field('email')).toHaveValue('bad');
        await expect(field('company')).toBeFocused();
      };

      await test.step('before the code of the form is there', async () => {
        const release = await holdRequests(page, formScripts);
        await openDocument(page, addressOf('contact', language));
        await writeWithoutPause();
        release();
        await expectAnswer();
        await page.unroute(formScripts);
      });

      await test.step('right after the page was loaded', async () => {
        await page.evaluate(() => sessionStorage.clear());
        await page.goto(addressOf('contact', language));
        await uncover(page);
        await writeWithoutPause();
        await expectAnswer();
      });

      await test.step('before any code but that of the document is there', async () => {
        await page.evaluate(() => sessionStorage.clear());
        const release = await holdRequests(page, laterScripts);
        await page.goto(addressOf('contact', language));
        await uncover(page);
        await writeWithoutPause();
        release();
        await expectAnswer();
        await page.unroute(laterScripts);
      });
    });
  });
}
