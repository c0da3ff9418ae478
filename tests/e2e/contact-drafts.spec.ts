import type { Page } from '@playwright/test';
import { languageCodes } from '#src/config/languages.ts';
import { addressOf } from '#src/routing/addresses.ts';
import { findContactPage, sampleValues } from '../support/contact-page.ts';
import { awaitIsland, openDocument } from '../support/open-document.ts';
import { holdScripts } from '../support/page-requests.ts';
import { expect, test } from '../support/quiet-page.ts';
import { browserLocales } from '../support/site-content.ts';

for (const [place, language] of languageCodes.entries()) {
  const other = languageCodes[(place + 1) % languageCodes.length] ?? language;
  const { firstName, message, industry } = sampleValues[language];

  test.describe(`a form in ${language} that is left before it is hydrated`, () => {
    test.use({ locale: browserLocales[language] });

    test('keeps what was typed', async ({ context }) => {
      const follow = async (page: Page, address: string) => {
        await page.locator(`a[href="${address}"]:visible`).first().press('Enter');
        await expect(page).toHaveURL(address);
      };
      /** Types in a new tab, and leaves through a link. */
      const beginAndLeave = async (address: string) => {
        const page = await context.newPage();
        const { field } = findContactPage(page, language);
        await openDocument(page, addressOf('contact', language));
        await holdScripts(page);
        await field('firstName').fill(firstName);
        await field('industry').selectOption(industry);
        await field('message').fill(message);
        await follow(page, address);
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        return page;
      };
      const expectKept = async (page: Page) => {
        const { field } = findContactPage(page, language);
        await awaitIsland(page, 'contact');
        await expect(field('firstName')).toHaveValue(firstName);
        await expect(field('industry')).toHaveValue(industry);
        await expect(field('message')).toHaveValue(message);
        await page.close();
      };

      await test.step('by a link, there and back', async () => {
        const page = await beginAndLeave(addressOf('about', language));
        await follow(page, addressOf('contact', language));
        await expectKept(page);
      });

      await test.step('by a link, and by the Back button', async () => {
        const page = await beginAndLeave(addressOf('about', language));
        await page.goBack();
        await expectKept(page);
      });

      await test.step('by the switch to another language', async () => {
        await expectKept(await beginAndLeave(addressOf('contact', other)));
      });
    });
  });
}
