import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { type Language, languageCodes, type LanguageDeclaration, languages } from '#src/config/languages.ts';
import { MAX_SCRIPT_BYTES } from '../../scripts/bench/budgets.ts';
import { openBanner } from '../support/consent-corner.ts';
import { listDocuments } from '../support/open-document.ts';
import { expect, test } from '../support/quiet-page.ts';
import { findSearch } from '../support/search-page.ts';
import { readWords } from '../support/site-content.ts';
import { isTurnOf } from '../support/take-turns.ts';
import { watchContext } from '../support/watch-context.ts';

/** Limit if another language is offered. */
const MAX_BYTES_WITH_OFFER = 20_000;
/** Most requests before the load event, with the document; Arabic has two font weights in separate files. */
const MAX_REQUESTS = { latin: 10, arabic: 11 } satisfies Record<LanguageDeclaration['script'], number>;

/** A name with rare letters, such as Ö, needs one more file. */
const RARE_LETTERS = /\/latin-rare-[\w-]+\.woff2$/;
/** All script for a visit of the home page with menu, search and consent settings. */
const MAX_BYTES_OF_VISIT = 105_000;

type FirstLoad = { address: string; bytes: number; scripts: string[]; early: number };

const compressedSize = (pathname: string) =>
  statSync(fileURLToPath(new URL(`../../dist${pathname}.br`, import.meta.url))).size;

/** Opens a page without any input, and lists its requests. */
async function measureFirstLoad(page: Page, address: string, isOffered: boolean): Promise<FirstLoad> {
  await page.goto(address);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  if (isOffered) await page.getByRole('complementary').waitFor();
  await page.waitForLoadState('networkidle');
  const { paths, early } = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    const loaded = navigation instanceof PerformanceNavigationTiming ? navigation.loadEventStart : 0;
    // The load event does not wait for these.
    const lazy = new Set(
      [...document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')].map(
        ({ currentSrc }) => currentSrc,
      ),
    );
    const fetched = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming);
    return {
      paths: fetched.map(({ name }) => new URL(name).pathname),
      early: fetched
        .filter(({ name, startTime }) => startTime < loaded && !lazy.has(name))
        .map(({ name }) => new URL(name).pathname),
    };
  });
  const scripts = [...new Set(paths.filter((path) => path.endsWith('.js')))];
  const bytes = scripts.reduce((sum, path) => sum + compressedSize(path), 0);
  return { address, bytes, scripts, early: 1 + early.filter((path) => !RARE_LETTERS.test(path)).length };
}

/** Formats the requests of every document, for the failure message. */
function formatTable(loads: readonly FirstLoad[]): string {
  const rows = loads.map(
    ({ address, bytes, early, scripts }) =>
      `${String(bytes).padStart(7)} B  ${String(early).padStart(2)} requests  ${address}  (${scripts
        .map((path) => path.replace(/^.*\/|-[\w-]{8}\.js$/g, ''))
        .join(', ')})`,
  );
  return ['', ...rows].join('\n');
}

/** Opens pages for a visitor with one preferred language; scripts and pictures are fetched again for each. */
async function visitAll(
  browser: Browser,
  origin: string,
  preferred: Language,
  addresses: readonly string[],
  isOffered: boolean,
) {
  const context = await browser.newContext({ locale: preferred, baseURL: origin });
  const listFaults = await watchContext(context, new URL(origin).origin);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const loads: FirstLoad[] = [];
  for (const address of addresses) {
    await session.send('Network.clearBrowserCache');
    loads.push(await measureFirstLoad(page, address, isOffered));
  }
  await context.close();
  return { loads, faults: listFaults() };
}

function expectWithinBudget(
  language: Language,
  loads: readonly FirstLoad[],
  mostBytes = MAX_SCRIPT_BYTES,
): void {
  const mostRequests = MAX_REQUESTS[languages[language].script];
  expect(loads.map(({ scripts }) => scripts.length > 0)).toEqual(loads.map(() => true));
  // Figures in the first view count up, which needs React.
  const isLively = (scripts: readonly string[]) => scripts.some((path) => path.includes('/figures.island-'));
  const heavy = loads.filter(({ bytes, scripts }) => bytes > mostBytes && !isLively(scripts));
  expect(heavy.length, `over ${mostBytes} B of JavaScript:${formatTable(heavy)}`).toBe(0);
  const busy = loads.filter(({ early }) => early > mostRequests);
  expect(busy.length, `over ${mostRequests} requests:${formatTable(busy)}`).toBe(0);
}

test.describe.configure({ timeout: 300_000 });

for (const language of languageCodes) {
  const addresses = listDocuments(language).map(({ address }) => address);

  // Scripts of a page are the same in every language except for words.
  test(`every second document in ${language} loads little for a visitor who prefers that language`, async ({
    browser,
    baseURL,
  }) => {
    const own = addresses.filter((_address, place) => isTurnOf(language, place));
    const { loads, faults } = await visitAll(browser, baseURL ?? '', language, own, false);
    expect(faults).toEqual([]);
    expectWithinBudget(language, loads);
  });

  for (const preferred of languageCodes.filter((code) => code !== language)) {
    test(`the home page in ${language}, with the offer of ${preferred}, loads little`, async ({
      browser,
      baseURL,
    }) => {
      const { loads, faults } = await visitAll(
        browser,
        baseURL ?? '',
        preferred,
        addresses.slice(0, 1),
        true,
      );
      expect(faults).toEqual([]);
      expectWithinBudget(language, loads, MAX_BYTES_WITH_OFFER);
    });
  }
}

for (const language of languageCodes) {
  test.describe(`a visit in ${language}`, () => {
    test.use({ locale: language, consentDecided: false, viewport: { width: 390, height: 844 } });

    test('loads little for menu, search and consent settings', async ({ page }) => {
      const scripts = new Set<string>();
      page.on('requestfinished', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.endsWith('.js')) scripts.add(pathname);
      });
      const { button } = await openBanner(page, languages[language].prefix || '/', language);
      await button('customize').click();
      await button('settings.save').click();
      await page.getByRole('button', { name: readWords(language).t('navigation.openMenu') }).click();
      const search = findSearch(page.getByRole('dialog'), language);
      await search.field.fill('4G');
      await expect(search.options).not.toHaveCount(0);
      const bytes = [...scripts].reduce((sum, path) => sum + compressedSize(path), 0);
      expect(bytes, [...scripts].join('\n')).toBeLessThan(MAX_BYTES_OF_VISIT);
    });
  });
}

test('the start of a page needs one script before its load event', async ({ page }) => {
  for (const language of languageCodes) {
    await page.goto(languages[language].prefix || '/');
    const own = await page
      .locator('script[src]')
      .evaluateAll((all: HTMLScriptElement[]) => all.map(({ src }) => src));
    const early = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation');
      const loaded = navigation instanceof PerformanceNavigationTiming ? navigation.loadEventStart : 0;
      return performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => name.endsWith('.js') && startTime < loaded)
        .map(({ name }) => name);
    });
    expect(own).toHaveLength(1);
    expect(early).toEqual(own);
  }
});
