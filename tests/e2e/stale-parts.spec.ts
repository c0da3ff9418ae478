import type { Page } from '@playwright/test';
import { languageCodes } from '#src/config/languages.ts';
import { addressOf } from '#src/routing/addresses.ts';
import { findContactPage, sampleValues } from '../support/contact-page.ts';
import { openDocument } from '../support/open-document.ts';
import { watchDocuments } from '../support/page-requests.ts';
import { expect, test } from '../support/quiet-page.ts';
import { findBarSearch } from '../support/search-page.ts';
import { readWords } from '../support/site-content.ts';
import { takeTurns } from '../support/take-turns.ts';

const fileFault = /404|ERR_FAILED|ERR_INTERNET_DISCONNECTED|dynamically imported module/;

/** Removes files, as on a new release, while the old one is shown. */
function removeFiles(page: Page, name: RegExp, isOld: () => boolean) {
  return page.route(name, (route) => (isOld() ? route.fulfill({ status: 404, body: '' }) : route.fallback()));
}

for (const language of languageCodes) {
  const { t, shell } = readWords(language);
  const next = takeTurns(test, language);

  next()(
    `a form whose code no longer exists reloads once in ${language}, and then shows a message`,
    async ({ page, expectFault }) => {
      expectFault(fileFault);
      const { field } = findContactPage(page, language);
      const { firstName, message } = sampleValues[language];
      await openDocument(page, addressOf('contact', language));
      const documents = watchDocuments(page);
      await removeFiles(page, /\/contact\.island-/, () => documents.length < 2);
      await page.evaluate((typed) => {
        const input = document.querySelector<HTMLInputElement>('#contact-firstName');
        if (input === null) return;
        input.value = typed;
        input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      }, firstName);
      await expect.poll(() => documents.length).toBe(1);
      const alert = page.getByRole('alert');
      await expect(alert).toContainText(t('pageFailed'));
      await expect(field('firstName')).toHaveValue(firstName);
      await field('message').fill(message);
      const link = page.locator('[data-island=contact] [role=note] a:visible').last();
      await expect(link).toHaveAttribute(
        'href',
        new RegExp(encodeURIComponent(message).replace(/[.*()]/g, '\\$&')),
      );
      expect(documents).toHaveLength(1);
      await alert.getByRole('button', { name: t('retry') }).click();
      await expect(page.locator('[data-island=contact][data-hydrated]')).toHaveCount(1);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(field('message')).toHaveValue(message);
    },
  );

  const parts = [
    ['faq', 'questions', 'main search input'],
    ['case-studies', 'case-studies', 'main [data-island] [role=group] button >> nth=2'],
    ['about', 'regions', 'main [data-island] button >> nth=0'],
  ] as const;
  for (const [id, kind, control] of parts) {
    next()(
      `${kind} without a network says so in ${language}, and answers when it is back`,
      async ({ page, context, expectFault }) => {
        expectFault(fileFault);
        await openDocument(page, addressOf(id, language));
        const documents = watchDocuments(page);
        await context.setOffline(true);
        await page.locator(control).focus();
        await expect(page.getByRole('alert')).toContainText(t('pageFailed'));
        await context.setOffline(false);
        await page.locator(control).press('Shift');
        await expect(page.locator(`[data-island=${kind}][data-hydrated]`)).toHaveCount(1);
        await expect(page.getByRole('alert')).toHaveCount(0);
        expect(documents).toEqual([]);
      },
    );
  }

  next()(
    `a search whose code no longer exists reloads once in ${language}, with the query`,
    async ({ page, expectFault }) => {
      expectFault(fileFault);
      const { field, options } = findBarSearch(page, language);
      await openDocument(page, addressOf('about', language));
      const documents = watchDocuments(page);
      await removeFiles(page, /\/search-part-/, () => documents.length < 1);
      await field.evaluate((input: HTMLInputElement, typed) => {
        input.value = typed;
        input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      }, shell.pages.faq.name);
      await expect.poll(() => documents.length).toBe(1);
      await expect(field).toHaveValue(shell.pages.faq.name);
      await field.focus();
      await expect(options.first()).toBeVisible();
    },
  );
}
