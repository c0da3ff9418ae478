import { COPIED_NOTICE_MS } from '#src/config/constants.ts';
import { languageCodes } from '#src/config/languages.ts';
import { maskEmail } from '#src/features/contact/mask-email.ts';
import { addressOf } from '#src/routing/addresses.ts';
import { chatAddress } from '#src/routing/chat-address.ts';
import { openContactPage } from '../support/contact-page.ts';
import { uncover } from '../support/open-document.ts';
import { holdRequests, laterScripts } from '../support/page-requests.ts';
import { expect, test } from '../support/quiet-page.ts';
import { browserLocales, findSection, readContactWords, readWords } from '../support/site-content.ts';

for (const language of languageCodes) {
  const words = readWords(language);
  const { phone, email, name, city, region, country } = words.shell.company;
  const { hours } = findSection(words, 'contact', 'contact');

  test.describe(`contact information in ${language}`, () => {
    test.use({ locale: browserLocales[language], permissions: ['clipboard-read', 'clipboard-write'] });

    test('the phone number is copied, and a notice says so for two seconds', async ({ page }) => {
      const { t } = await openContactPage(page, language);
      const notice = page.getByRole('status').filter({ hasText: t('information.phoneCopied') });
      await page.getByRole('button', { name: t('information.copyPhone') }).click();
      await expect(notice).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(phone);
      await page.clock.runFor(COPIED_NOTICE_MS - 1);
      await expect(notice).toBeVisible();
      await page.clock.runFor(1);
      await expect(notice).toHaveCount(0);
      await expect(page.locator('main a[href^="tel:"]')).toHaveAttribute(
        'href',
        `tel:${phone.replace(/[^+\d]/g, '')}`,
      );
    });

    test('the e-mail address is masked; the first click shows and copies it and brings the link', async ({
      page,
    }) => {
      const { t } = await openContactPage(page, language);
      const main = page.getByRole('main');
      await expect(main.getByText(maskEmail(email), { exact: true })).toBeVisible();
      await expect(main.getByText(email, { exact: true })).toBeHidden();
      const link = main.getByRole('link', { name: t('information.sendEmail'), exact: true });
      await expect(link).toHaveCount(0);
      await main.getByRole('button', { name: t('information.showEmail') }).click();
      await expect(main.locator('aside').getByText(email, { exact: true })).toBeVisible();
      const notice = page.getByRole('status').filter({ hasText: t('information.emailCopied') });
      await expect(notice).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(email);
      await expect(link).toHaveAttribute('href', `mailto:${email}`);
      await page.clock.runFor(COPIED_NOTICE_MS - 1);
      await expect(notice).toBeVisible();
      await page.clock.runFor(1);
      await expect(notice).toHaveCount(0);
      await expect(main.locator('aside').getByText(email, { exact: true })).toBeVisible();
    });

    test('when copying is denied, the value is shown, selected, and that is said', async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'clipboard', {
          value: { writeText: () => Promise.reject(new DOMException('Denied', 'NotAllowedError')) },
        });
      });
      const { t } = await openContactPage(page, language);
      await page.getByRole('button', { name: t('information.showEmail') }).click();
      await expect(page.getByText(t('information.emailNotCopied'))).toBeVisible();
      expect(await page.evaluate(() => String(getSelection()))).toBe(email);
      await page.getByRole('button', { name: t('information.copyPhone') }).click();
      await expect(page.getByText(t('information.phoneNotCopied'))).toBeVisible();
      expect(await page.evaluate(() => String(getSelection()))).toBe(phone);
    });

    test('a press of a button that has no code yet takes effect', async ({ page }) => {
      const release = await holdRequests(page, laterScripts);
      await page.goto(addressOf('contact', language));
      await uncover(page);
      const t = readContactWords(language);
      await page.getByRole('button', { name: t('information.copyPhone') }).click();
      release();
      await expect(page.getByText(t('information.phoneCopied'))).toBeVisible();
    });

    test('chat, place and hours are named', async ({ page }) => {
      const { t } = await openContactPage(page, language);
      const aside = page.locator('main aside');
      await expect(aside.getByRole('link', { name: t('information.openChat') })).toHaveAttribute(
        'href',
        chatAddress(phone, t('information.chatText', { company: name })),
      );
      await expect(aside.getByText(t('information.place', { city, region, country }))).toBeVisible();
      for (const line of [hours.austin, hours.gulf, hours.support])
        await expect(aside.getByText(line)).toBeVisible();
    });
  });
}
