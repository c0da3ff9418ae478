import { expect, test } from '../support/quiet-page.ts';

test('a browser accepts every header without a word', async ({ page }) => {
  for (const path of ['/', '/ar', '/nowhere']) {
    await page.goto(path);
    await expect(page.locator('h1')).toBeVisible();
  }
});
