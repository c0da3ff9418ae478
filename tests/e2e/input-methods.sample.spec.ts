import type { Locator } from '@playwright/test';
import { addressOf } from '#src/routing/addresses.ts';
import { openContactPage, sampleValues } from '../support/contact-page.ts';
import { openDocument } from '../support/open-document.ts';
import { expect, test } from '../support/quiet-page.ts';
import { findBarSearch } from '../support/search-page.ts';

/** Sends a key as Safari does right after an input method ends: not composing, with the key code of input methods. */
async function pressAfterComposition(field: Locator, key: string): Promise<void> {
  await field.evaluate((element, name) => {
    element.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
    const values = { key: name, keyCode: 229, isComposing: false, bubbles: true, cancelable: true };
    element.dispatchEvent(new KeyboardEvent('keydown', values));
  }, key);
}

test('a key that ends an input method has no other effect', async ({ page }) => {
  await test.step('the search keeps its query, its list and its place', async () => {
    const address = addressOf('about', 'en');
    await openDocument(page, address);
    const { field, options } = findBarSearch(page, 'en');
    await field.fill('network');
    await expect(options.first()).toBeVisible();
    for (const key of ['Enter', 'Escape', 'ArrowDown']) await pressAfterComposition(field, key);
    await expect(options.first()).toBeVisible();
    await expect(field).not.toHaveAttribute('aria-activedescendant');
    await expect(field).toHaveValue('network');
    await expect(page).toHaveURL(address);
  });

  await test.step('the questions keep the query', async () => {
    await openDocument(page, addressOf('faq', 'en'));
    const field = page.getByRole('main').getByRole('searchbox');
    await field.fill('network');
    await expect(page.getByRole('main').getByRole('search').getByRole('status')).not.toBeEmpty();
    const place = await page.evaluate(() => [location.hash, scrollY, document.activeElement?.tagName]);
    for (const key of ['Enter', 'Escape']) await pressAfterComposition(field, key);
    await expect(field).toHaveValue('network');
    expect(await page.evaluate(() => [location.hash, scrollY, document.activeElement?.tagName])).toEqual(
      place,
    );
  });

  await test.step('a countdown of the contact form continues', async () => {
    const { t, button, fill, field } = await openContactPage(page, 'en');
    await fill(sampleValues.en);
    await field('company').press('Enter');
    await expect(button).toHaveText(t('button.countdown', { count: 3 }));
    await pressAfterComposition(field('company'), 'Escape');
    await pressAfterComposition(button, 'Enter');
    await expect(button).toHaveText(t('button.countdown', { count: 3 }));
  });
});
