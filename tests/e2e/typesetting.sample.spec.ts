import { addressOf } from '#src/routing/addresses.ts';
import { openDocument } from '../support/open-document.ts';
import { expect, test } from '../support/quiet-page.ts';

test.describe('what a visitor copies', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('is plain', async ({ page }) => {
    await openDocument(page, addressOf('services-mobile-network', 'ar'));
    await page.evaluate(() => getSelection()?.selectAllChildren(document.querySelector('main') ?? document));
    await page.keyboard.press('ControlOrMeta+C');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('4G-LTE');
    expect(copied).not.toMatch(/[\u00a0\u2060\u2066-\u2069]/u);
  });
});
