import type { Page } from '@playwright/test';
import { CONTACT_HOLD_MS, TOAST_MS } from '#src/config/constants.ts';
import { languageCodes } from '#src/config/languages.ts';
import { addressOf } from '#src/routing/addresses.ts';
import { test as base } from '../support/configured-site.ts';
import { type ContactPage, expectFields, openContactPage, sampleValues } from '../support/contact-page.ts';
import { type MessageEndpoint, openEndpoint } from '../support/message-endpoint.ts';
import { openDocument } from '../support/open-document.ts';
import { expect } from '../support/quiet-page.ts';
import { browserLocales, readClauses, readWords, siteWith } from '../support/site-content.ts';

/** Browser test of a site that sends messages as JSON to an endpoint. */
const test = base.extend<object, { endpoint: MessageEndpoint }>({
  endpoint: [
    async ({}, use) => {
      const { close, ...endpoint } = await openEndpoint();
      await use(endpoint);
      close();
    },
    { scope: 'worker' },
  ],
  settings: [
    async ({ endpoint }, use) =>
      use({ SITE_MESSAGE_ENDPOINT: endpoint.address, SITE_ANALYTICS_ID: 'G-TEST123456' }),
    { scope: 'worker' },
  ],
});

// One worker, one build.
test.describe.configure({ mode: 'default' });

async function settle(page: Page, { toasts }: ContactPage) {
  await page.mouse.up();
  await page.clock.runFor(TOAST_MS.error * 2);
  await expect(toasts.locator('[data-part=root]')).toHaveCount(0);
}

for (const language of languageCodes) {
  test.describe(`a message to an address that takes JSON in ${language}`, () => {
    test.use({ locale: browserLocales[language] });

    test('arrives if accepted; a rejected one is kept and reported', async ({
      page,
      endpoint,
      expectFault,
    }) => {
      expectFault(/^foreign request: http:\/\/127\.0\.0\.1:\d+\/forms\/contact$/);
      expectFault(/status of 422/);
      const contact = await openContactPage(page, language);
      const { t, toasts, button, hold, fill } = contact;
      const { company } = readWords(language).shell;
      const values = sampleValues[language];
      const status = page.locator('form').getByRole('status');
      await fill(values);

      await test.step('a refusal', async () => {
        endpoint.answerWith(422, '{"error":"spam"}');
        await hold(CONTACT_HOLD_MS);
        const reason = t('failures.refused', { text: t('failures.unknown') });
        await expect(toasts.getByText(reason, { exact: true })).toHaveCount(1);
        await expect(status.getByText(t('after.failed'), { exact: true })).toBeVisible();
        await expectFields(page, values);
        await settle(page, contact);
      });

      await test.step('a page instead of an answer', async () => {
        endpoint.answerWith(200, '<!doctype html><title>Sign in</title>');
        await hold(CONTACT_HOLD_MS);
        await expect(status.getByText(t('failures.noAnswer'), { exact: true })).toBeVisible();
        await expectFields(page, values);
        await settle(page, contact);
      });

      await test.step('an accepting answer', async () => {
        endpoint.answerWith(201, '{"id":7}');
        await hold(CONTACT_HOLD_MS);
        await expect(toasts.getByText(t('toasts.sent'), { exact: true })).toHaveCount(1);
        await expect(status.getByText(t('after.sent'), { exact: true })).toBeVisible();
        await expect(button).toHaveText(t('button.sent'));
      });

      const [first, ...others] = endpoint.takeBodies();
      expect(first).toMatchObject({
        from_name: `${values.firstName} ${values.lastName}`,
        from_email: values.email,
        message: values.message,
        to_email: company.email,
        test_mode: 'false',
        message_id: expect.stringMatching(/^[a-z0-9-]{16,100}$/),
      });
      expect(others).toEqual([first, first]);
    });

    test('goes where the privacy policy says', async ({ page }) => {
      await openDocument(page, addressOf('privacy-policy', language));
      const said =
        readClauses(readWords(language), 'privacy-policy', siteWith('endpoint')).get('delivery') ?? [];
      await expect(page.locator('#delivery p')).toHaveText(said);
      await expect(page.getByText('EmailJS')).toHaveCount(0);
      await expect(page.locator('#recipients')).toContainText('Google');
      for (const widget of ['help-desk widget', 'أداة مكتب المساعدة'])
        await expect(page.getByText(widget)).toHaveCount(0);
    });
  });
}
