import type { Page } from '@playwright/test';
import { BACKGROUND_TASKS_MS } from '#src/config/constants.ts';
import { languageCodes } from '#src/config/languages.ts';
import { addressOf } from '#src/routing/addresses.ts';
import { hydrate } from '../support/open-page.ts';
import { expect, test } from '../support/quiet-page.ts';

/** More than a browser takes to call itself idle, ms. */
const IDLE_MS = 100;

/** Opens a page with its clock stopped right behind its load event. */
async function openStill(page: Page, address: string) {
  await page.clock.install({ time: new Date('2026-01-05T12:00:00Z') });
  await page.clock.pauseAt(new Date('2026-01-05T13:00:00Z'));
  await page.goto(address);
}

const prefetched = (page: Page) => page.locator('link[rel=prefetch]');

/** How often each of the scripts that were fetched ahead came over the network. */
function countTransfers(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')];
    const entries = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming);
    return links.map(
      ({ href }) => entries.filter(({ name, transferSize }) => name === href && transferSize > 0).length,
    );
  });
}

test('the next page is fetched ahead a second behind the load event', async ({ page }) => {
  await openStill(page, addressOf('faq', 'en'));
  await page.clock.runFor(BACKGROUND_TASKS_MS - 1);
  await expect(prefetched(page)).toHaveCount(0);
  await page.clock.runFor(1 + IDLE_MS);
  await expect(prefetched(page)).not.toHaveCount(0);
});

for (const language of languageCodes) {
  test(`what is fetched ahead in ${language} is not fetched again by the call to action`, async ({
    page,
  }) => {
    await page.goto(addressOf('faq', language));
    await expect(prefetched(page)).not.toHaveCount(0);
    await expect.poll(async () => new Set(await countTransfers(page))).toEqual(new Set([1]));
    await hydrate(page);
    await page
      .locator(`main a[href^="${addressOf('contact', language)}"]`)
      .last()
      .click();
    await expect(page.locator('form')).toBeAttached();
    expect(new Set(await countTransfers(page))).toEqual(new Set([1]));
  });
}

for (const [name, connection] of [
  ['is to save data', { saveData: true, effectiveType: '4g' }],
  ['is slow', { saveData: false, effectiveType: '3g' }],
] as const) {
  test(`nothing is fetched ahead over a connection that ${name}`, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);
    await openStill(page, addressOf('faq', 'en'));
    await page.clock.runFor(BACKGROUND_TASKS_MS + IDLE_MS);
    await hydrate(page);
    await expect(prefetched(page)).toHaveCount(0);
  });
}
