import type { APIRequestContext, Page } from '@playwright/test';
import { type Language, languageCodes } from '#src/config/languages.ts';
import { browserFlags, findBrowser } from '../../scripts/find-browser.ts';
import { listDocuments, openDocument } from '../support/open-document.ts';
import { expect, test } from '../support/quiet-page.ts';
import { isTurnOf } from '../support/take-turns.ts';

// Headless engines have no back/forward cache, and Playwright disables it in other browsers.
const browser = findBrowser('windows');

test.use({
  launchOptions: {
    ...(browser === null ? {} : { executablePath: browser }),
    args: browserFlags,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

/** Wakes every island with wheel and keyboard, and waits until all are hydrated. */
async function useIslands(page: Page): Promise<void> {
  for (const island of await page.locator('[data-island]').filter({ visible: true }).all()) {
    await island.scrollIntoViewIfNeeded();
    await island.evaluate((host) =>
      host.querySelector<HTMLElement>('button, a[href], input, summary')?.focus(),
    );
  }
  await expect(page.locator('[data-island]:not([data-hydrated])').filter({ visible: true })).toHaveCount(0);
}

/** Leaves the page for another document and goes back. */
async function leaveAndReturn(page: Page): Promise<void> {
  const { pathname } = new URL(page.url());
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['back'] = persisted ? 'from the cache' : 'anew';
    });
  });
  await page.goto('/robots.txt');
  await page.evaluate(() => void setTimeout(() => history.back()));
  await page.waitForURL((url) => url.pathname === pathname, { waitUntil: 'commit' });
}

/**
 * Lists, per language, documents with an island kind that no earlier document has, so that each kind is tested once.
 */
async function listFirstOfKind(request: APIRequestContext, language: Language): Promise<string[]> {
  const met = new Set<string>();
  const first: string[] = [];
  // Browsers do not cache an error document.
  for (const { address } of listDocuments(language).filter(({ id }) => id !== 'not-found')) {
    const written = await (await request.get(address)).text();
    const kinds = [...written.matchAll(/data-island="([^"]+)"/g)].map(([, kind = '']) => kind);
    if (kinds.some((kind) => !met.has(kind))) first.push(address);
    for (const kind of kinds) met.add(kind);
  }
  // A lower count means the test covered nothing.
  expect(met.size).toBeGreaterThan(2);
  return first.filter((_address, place) => isTurnOf(language, place));
}

test.describe.configure({ timeout: 120_000 });

for (const language of languageCodes) {
  test(`documents in ${language} with an island return unchanged from the back/forward cache`, async ({
    page,
    request,
  }) => {
    for (const address of await listFirstOfKind(request, language)) {
      await openDocument(page, address);
      await useIslands(page);
      await leaveAndReturn(page);
      await expect.soft(page.locator('html'), address).toHaveAttribute('data-back', 'from the cache');
    }
  });
}
