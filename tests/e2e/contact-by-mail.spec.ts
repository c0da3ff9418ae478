import { CONTACT_HOLD_MS, MAIL_ADDRESS_CHARACTERS } from '#src/config/constants.ts';
import { languageCodes } from '#src/config/languages.ts';
import { openContactPage, sampleValues, SEND_PATTERN } from '../support/contact-page.ts';
import { expect, test } from '../support/quiet-page.ts';
import { browserLocales } from '../support/site-content.ts';

for (const language of languageCodes) {
  test.describe(`a message that was refused, by mail in ${language}`, () => {
    test.use({
      locale: browserLocales[language],
      permissions: ['clipboard-read', 'clipboard-write'],
    });

    test('the link contains the whole message, or a button copies it', async ({ page, expectFault }) => {
      expectFault(/status of 503/);
      await page.route(SEND_PATTERN, (route) => route.fulfill({ status: 503, body: 'Out of order' }));
      const { t, button, fill, field } = await openContactPage(page, language);
      const values = sampleValues[language];
      const link = page.locator('form').getByRole('link', { name: t('after.mail') });
      const copy = page.locator('form').getByRole('button', { name: t('after.copy') });
      const send = async (message: string) => {
        await fill({ ...values, message });
        await button.dispatchEvent('click');
        await page.clock.runFor(CONTACT_HOLD_MS);
        await expect(link).toBeVisible();
        return new URL((await link.getAttribute('href')) ?? '');
      };

      const short = await send(values.message);
      expect(short.searchParams.get('body')).toContain(values.message);
      await expect(copy).toHaveCount(0);

      const message = values.message.repeat(30);
      await fill({ ...values, message: '' });
      const long = await send(message);
      expect(long.href.length).toBeLessThanOrEqual(MAIL_ADDRESS_CHARACTERS);
      expect(long.searchParams.get('body')).toBeNull();
      await expect(page.locator('form').getByText(t('after.mailWithoutText'))).toBeVisible();
      await copy.click();
      await expect(page.locator('form').getByText(t('after.copied'))).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(message);

      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
      });
      expectFault(/Copying has failed/);
      await copy.click();
      await expect(page.locator('form').getByText(t('after.notCopied'))).toBeVisible();
      await expect(field('message')).toBeFocused();
      expect(await page.evaluate(() => getSelection()?.toString())).toBe(message);
    });
  });
}
