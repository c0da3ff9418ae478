import type { Locator } from '@playwright/test';
import { COPIED_NOTICE_MS } from '#src/config/constants.ts';
import { languageCodes, languages } from '#src/config/languages.ts';
import { maskEmail } from '#src/features/contact/mail-address.ts';
import { plainText } from '#src/i18n/plain-text.ts';
import { addressOf } from '#src/routing/addresses.ts';
import { chatAddress } from '#src/routing/contact-addresses.ts';
import { wakeContactPage } from '../support/contact-page.ts';
import { openDocument, uncover } from '../support/open-document.ts';
import { holdScripts } from '../support/page-requests.ts';
import { expect, test } from '../support/quiet-page.ts';
import { browserLocales, findSection, readContactWords, readWords } from '../support/site-content.ts';

for (const language of languageCodes) {
  const words = readWords(language);
  const { company } = words.shell;
  const { phone, email, name, seat } = company;
  const { hours, details, next, support } = findSection(words, 'contact', 'contact');

  test.describe(`contact information in ${language}`, () => {
    test.use({ locale: browserLocales[language], permissions: ['clipboard-read', 'clipboard-write'] });

    test('the drawing of the hours follows the sentence about it, next to the form', async ({ page }) => {
      await openDocument(page, addressOf('contact', language));
      const office = page.getByRole('region', { name: hours.title, exact: true });
      const measure = (part: Locator) =>
        part.evaluate((element) => {
          const { top, bottom, left, right } = element.getBoundingClientRect();
          return { top: Math.round(top), bottom: Math.round(bottom), left, right };
        });
      for (const width of [390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const sentence = await measure(office.getByText(plainText(hours.days)));
        const drawing = await measure(office.locator('[aria-hidden]'));
        expect(drawing.bottom).toBeGreaterThan(drawing.top);
        expect(drawing.top).toBeGreaterThanOrEqual(sentence.bottom);
        expect(drawing.left).toBeLessThan(sentence.right);
      }
      const { top } = await measure(page.locator('#message-title'));
      expect(await measure(office)).toMatchObject({ top });
    });

    test('on phones the form comes after the ways to reach the company, before the hours and the next steps', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await openDocument(page, addressOf('contact', language));
      const parts = [
        page.getByRole('region', { name: details, exact: true }),
        page.locator('#message-title'),
        page.locator('form'),
        page.getByRole('region', { name: hours.title, exact: true }),
        page.getByText(next.title, { exact: true }),
      ];
      const tops = await Promise.all(
        parts.map((part) => part.evaluate((element) => Math.round(element.getBoundingClientRect().top))),
      );
      expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    });

    test('phone number and e-mail address can be copied, and the other contact options are named', async ({
      page,
      expectFault,
    }) => {
      // A failed copy is also logged (behavior §8).
      expectFault(/^console error: Copying has failed\./);
      const t = readContactWords(language);
      const aside = page.getByRole('region', { name: details, exact: true });
      const findNotice = (text: string) => aside.getByRole('status').filter({ hasText: text });
      const copyPhone = aside.getByRole('button', { name: t('information.copyPhone') });
      const showEmail = aside.getByRole('button', { name: t('information.showEmail') });
      const readClipboard = () => page.evaluate(() => navigator.clipboard.readText());
      const readSelection = () => page.evaluate(() => String(getSelection()));
      const expectToLeave = async (notice: Locator) => {
        await page.clock.runFor(COPIED_NOTICE_MS - 1);
        await expect(notice).toBeVisible();
        await page.clock.runFor(1);
        await expect(notice).toHaveCount(0);
      };

      await test.step('a button pressed before its code is loaded works', async () => {
        await page.clock.install();
        const release = await holdScripts(page);
        await page.goto(addressOf('contact', language));
        await uncover(page);
        await copyPhone.click();
        await release();
        await expect(findNotice(t('information.phoneCopied'))).toBeVisible();
      });

      await test.step('chat, place and hours are shown', async () => {
        await wakeContactPage(page);
        await expect(aside.getByRole('link', { name: t('information.openChat') })).toHaveAttribute(
          'href',
          chatAddress(company, plainText(words.t('chat.greeting', { company: name }))),
        );
        const office = page.getByRole('region', { name: hours.title, exact: true });
        await expect(office.getByText(seat)).toBeVisible();
        for (const { city: place, ahead } of hours.offices) {
          const name = (hour: number) =>
            t((hour + 24) % 24 < 12 ? 'clock.morning' : 'clock.evening', {
              hour: String((hour + 24) % 12 || 12),
            });
          const from = name(hours.open.from + ahead);
          const to = name(hours.open.to + ahead);
          await expect(office.getByRole('listitem').filter({ hasText: place })).toContainText(
            plainText(t('clock.range', { from, to })),
          );
        }
        await expect(aside.getByText(support)).toBeVisible();
      });

      await test.step('the form comes before the hours', async () => {
        const headings = await page.locator('main h2').evaluateAll((all) => all.map(({ id }) => id));
        expect(headings).toContain('message-title');
        expect(headings.indexOf('message-title')).toBeLessThan(headings.indexOf('contact-hours'));
      });

      await test.step('the drawing of the hours has the direction of the language', async () => {
        // The first drawing shows the clock's hours, the others a day of each office, whose first two texts are its
        // hours.
        const drawings = page.locator('[aria-labelledby=contact-hours] [aria-hidden] > svg');
        const isReadLeftwards = languages[language].direction === 'rtl';
        for (const drawing of await drawings.all()) {
          const [first = 0, second = 0] = await drawing
            .locator('> text')
            .evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().x));
          expect(first > second).toBe(isReadLeftwards);
        }
        await expect(drawings).toHaveCount(hours.offices.length + 1);
      });

      await test.step('the phone number is copied, and a notice confirms it for two seconds', async () => {
        const notice = findNotice(t('information.phoneCopied'));
        await page.clock.runFor(COPIED_NOTICE_MS);
        await expect(notice).toHaveCount(0);
        await page.evaluate(() => navigator.clipboard.writeText('before'));
        await copyPhone.click();
        await expect(notice).toBeVisible();
        expect(await readClipboard()).toBe(phone);
        await expectToLeave(notice);
        await expect(page.locator('main a[href^="tel:"]')).toHaveAttribute(
          'href',
          `tel:${phone.replace(/[^+\d]/g, '')}`,
        );
      });

      await test.step('the e-mail address is masked; the first click shows and copies it and adds the link', async () => {
        const main = page.locator('main');
        await expect(main.getByText(maskEmail(email), { exact: true })).toBeVisible();
        await expect(main.getByText(email, { exact: true }).filter({ visible: true })).toHaveCount(0);
        const link = main.getByRole('link', { name: t('information.sendEmail'), exact: true });
        await expect(link).toHaveCount(0);
        await showEmail.click();
        await expect(aside.getByText(email, { exact: true })).toBeVisible();
        const notice = findNotice(t('information.emailCopied'));
        await expect(notice).toBeVisible();
        expect(await readClipboard()).toBe(email);
        await expect(link).toHaveAttribute('href', `mailto:${email}`);
        await expectToLeave(notice);
        await expect(aside.getByText(email, { exact: true })).toBeVisible();
      });

      await test.step('if copying is denied, the value is shown and selected, with a message', async () => {
        await page.addInitScript(() => {
          Object.defineProperty(navigator, 'clipboard', {
            value: { writeText: () => Promise.reject(new DOMException('Denied', 'NotAllowedError')) },
          });
        });
        await page.goto(addressOf('contact', language));
        await wakeContactPage(page);
        await showEmail.click();
        await expect(aside.getByText(t('information.emailNotCopied'))).toBeVisible();
        expect(await readSelection()).toBe(email);
        await copyPhone.click();
        await expect(aside.getByText(t('information.phoneNotCopied'))).toBeVisible();
        expect(await readSelection()).toBe(phone);
      });
    });
  });
}
