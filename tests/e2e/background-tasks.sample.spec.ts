import type { Page } from '@playwright/test';
import { BACKGROUND_TASKS_MS } from '#src/config/constants.ts';
import { languageCodes } from '#src/config/languages.ts';
import { addressOf } from '#src/routing/addresses.ts';
import { openDocument } from '../support/open-document.ts';
import { watchPrefetches } from '../support/page-requests.ts';
import { expect, test } from '../support/quiet-page.ts';

/** Opens a page whose clock stops right after its load event. */
async function openStill(page: Page, address: string) {
  await page.clock.install({ time: new Date('2026-01-05T12:00:00Z') });
  await page.clock.pauseAt(new Date('2026-01-05T13:00:00Z'));
  await openDocument(page, address);
}

for (const language of languageCodes) {
  test(`the next page in ${language} is prefetched a second after the load event`, async ({ page }) => {
    const fetched = watchPrefetches(page);
    await openStill(page, addressOf('industries', language));
    await page.clock.runFor(BACKGROUND_TASKS_MS - 1);
    expect(fetched).toEqual([]);
    await page.clock.runFor(1);
    await expect.poll(() => fetched).toEqual([addressOf('contact', language)]);
  });
}

for (const [name, connection] of [
  ['is to save data', { saveData: true, effectiveType: '4g' }],
  ['is slow', { saveData: false, effectiveType: '3g' }],
] as const) {
  test(`nothing is prefetched over a connection that ${name}`, async ({ page }) => {
    const fetched = watchPrefetches(page);
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);
    await openStill(page, addressOf('industries', 'en'));
    await page.clock.runFor(BACKGROUND_TASKS_MS);
    await page.locator('footer a').first().hover();
    await page.waitForLoadState('networkidle');
    expect(fetched).toEqual([]);
  });
}
