import type { Page } from '@playwright/test';
import { CONTACT_HOLD_MS, CONTACT_SENT_MS } from '#src/config/constants.ts';
import { languageCodes } from '#src/config/languages.ts';
import { type ContactValues, emptyValues } from '#src/features/contact/contact-fields.ts';
import { addressOf } from '#src/routing/addresses.ts';
import {
  expectFields,
  findContactPage,
  openContactPage,
  sampleValues,
  wakeContactPage,
} from '../support/contact-page.ts';
import { awaitIsland, awaitReady } from '../support/open-document.ts';
import { expect, test } from '../support/quiet-page.ts';
import { browserLocales } from '../support/site-content.ts';
import { takeTurns } from '../support/take-turns.ts';

/** Fills fields like browsers and extensions: without React, firing only these events. */
async function fillSilently(page: Page, values: Partial<ContactValues>, events: readonly string[] = []) {
  await page.evaluate(
    ([entries, names]) => {
      for (const [name, value] of entries) {
        const field = document.getElementById(`contact-${name}`);
        if (field === null) continue;
        Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
        for (const each of names) field.dispatchEvent(new Event(each, { bubbles: true }));
      }
    },
    [Object.entries(values), events] as const,
  );
}

for (const language of languageCodes) {
  const { message, ...filled } = sampleValues[language];
  const address = addressOf('contact', language);
  const next = takeTurns(test, language);

  test.describe(`fields filled by software, in ${language}`, () => {
    test.use({ locale: browserLocales[language] });

    next()('what the fields show is checked and sent', async ({ page }) => {
      const contact = await openContactPage(page, language);
      const { t, field, button, hold, sent } = contact;
      const ways = { 'no event': [], change: ['change'], 'input and change': ['input', 'change'] };
      for (const [name, events] of Object.entries(ways)) {
        for (const isFaulty of [false, true]) {
          await test.step(`${name}, ${isFaulty ? 'after a rejected attempt' : 'at once'}`, async () => {
            sent.length = 0;
            if (isFaulty) {
              await hold(0);
              await page.mouse.up();
              await expect(button).toHaveText(t('button.mend'));
            }
            await fillSilently(page, filled, events);
            // An identical message would not be sent again.
            const own = `${message} ${name} ${isFaulty}`;
            await field('message').fill(own);
            await hold(CONTACT_HOLD_MS);
            await expect(button).toHaveText(t('button.sent'));
            await page.mouse.up();
            await expect(page.locator('form [aria-invalid=true]')).toHaveCount(0);
            expect(sent).toHaveLength(1);
            expect(sent[0]).toMatchObject({
              template_params: { from_email: filled.email, industry: filled.industry, message: own },
            });
            await page.clock.runFor(CONTACT_SENT_MS);
            await expectFields(page, emptyValues);
          });
        }
      }
      await test.step('an option that only fires change clears its error', async () => {
        await field('service').focus();
        await field('service').blur();
        await expect(field('service')).toHaveAttribute('aria-invalid', 'true');
        await fillSilently(page, { service: filled.service }, ['change']);
        await expect(field('service')).toHaveAttribute('aria-invalid', 'false');
      });
    });

    next()('fields that were filled in before the form answers are sent', async ({ page }) => {
      const { t, button, field, sent } = findContactPage(page, language);
      await page.clock.install();
      await page.goto(address);
      await awaitReady(page);
      await fillSilently(page, filled);
      await field('message').fill(message);
      await wakeContactPage(page);
      await button.dispatchEvent('click');
      await page.clock.runFor(CONTACT_HOLD_MS);
      await expect(button).toHaveText(t('button.sent'));
      expect(sent).toHaveLength(1);
    });

    next()('a draft has them', async ({ page }) => {
      await page.goto(address);
      const { field } = findContactPage(page, language);
      await field('message').fill(message);
      await awaitIsland(page, 'contact');
      await fillSilently(page, filled);
      await page.reload();
      await field('message').focus();
      await awaitIsland(page, 'contact');
      await expectFields(page, sampleValues[language]);
    });

    next()('what comes during a countdown is sent as the fields show it', async ({ page }) => {
      const { t, button, fill, sent } = await openContactPage(page, language);
      await fill(sampleValues[language]);
      await button.dispatchEvent('click');
      await page.clock.runFor(1000);
      await fillSilently(page, { email: 'other@windpark.example' });
      await page.clock.runFor(CONTACT_HOLD_MS);
      await expect(button).toHaveText(t('button.sent'));
      expect(sent[0]).toMatchObject({ template_params: { reply_to: 'other@windpark.example' } });
    });
  });
}
