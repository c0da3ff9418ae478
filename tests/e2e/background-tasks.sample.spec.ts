import type { Page } from '@playwright/test';
import { BACKGROUND_TASKS_MS } from '#src/config/constants.ts';
import { languageCodes } from '#src/config/languages.ts';
import { addressOf } from '#src/routing/addresses.ts';
import { hydrate } from '../support/open-document.ts';
import { expect, test } from '../support/quiet-page.ts';

/** More than a browser takes to call itself idle, ms. */
const IDLE_MS = 100;

/** Opens a page with its clock stopped right behind its load event. */
async function openStill(page: Page, address: string) {
  await page.clock.install({ time: new Date('2026-01-05T12:00:00Z') });
  await page.clock.pauseAt(new Date('2026-01-05T13:00:00Z'));
  await page.goto(address);
}

/** The scripts that the page has asked for without running them, and how often each came over the network. */
function countTransfers(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const entries = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => name.endsWith('.js'));
    const ahead = new Set(
      entries.filter(({ initiatorType }) => initiatorType === 'fetch').map(({ name }) => name),
    );
    return [...ahead].map(
      (script) => entries.filter(({ name, transferSize }) => name === script && transferSize > 0).length,
    );
  });
}

/** The scripts that a page asks for ahead from now on: React's own are imported, not fetched. */
function watchAhead(page: Page): string[] {
  const ahead: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch' && request.url().endsWith('.js')) ahead.push(request.url());
  });
  return ahead;
}

test('the next page is fetched ahead a second behind the load event', async ({ page }) => {
  const ahead = watchAhead(page);
  await openStill(page, addressOf('faq', 'en'));
  await page.clock.runFor(BACKGROUND_TASKS_MS - 1);
  expect(ahead).toEqual([]);
  await page.clock.runFor(1 + IDLE_MS);
  await expect.poll(() => ahead.length).toBeGreaterThan(3);
  expect(new Set(ahead).size, 'each once').toBe(ahead.length);
});

for (const language of languageCodes) {
  test(`what is fetched ahead in ${language} is not fetched again by the call to action`, async ({
    page,
  }) => {
    await page.goto(addressOf('industries', language));
    await expect.poll(async () => (await countTransfers(page)).length).toBeGreaterThan(3);
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
    const ahead = watchAhead(page);
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);
    await openStill(page, addressOf('faq', 'en'));
    await page.clock.runFor(BACKGROUND_TASKS_MS + IDLE_MS);
    await hydrate(page);
    expect(ahead).toEqual([]);
  });
}
