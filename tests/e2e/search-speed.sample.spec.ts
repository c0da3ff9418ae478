import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { build } from 'vite';
import { listSearchItems } from '#src/content/join/search-items.server.ts';
import { takeMedian } from '../../scripts/bench/budgets.ts';
import { readAbsentQueries, readQueries, searchedLanguages } from '../../scripts/measure-search.ts';
import { readSite } from '../support/site-content.ts';

/** Longest time of an answer on a slow device, ms. */
const MAX_MS = 10;
const SLOWDOWN = 4;
/** Every nth query is tested. */
const STEP = 5;

declare global {
  /** The bundled search code. */
  var slowSearch: { createSearch: (items: unknown) => (query: string) => unknown };
}

/** Bundles the search as one script, without the page. */
async function bundleSearch(): Promise<string> {
  const entry = join(import.meta.dirname, '../../src/features/search/create-search.ts');
  const lib = { entry, formats: ['iife' as const], name: 'slowSearch' };
  const result = await build({ configFile: false, logLevel: 'silent', build: { lib, write: false } });
  const [output] = [result].flat();
  if (output === undefined || !('output' in output)) throw new Error('Nothing was bundled.');
  return output.output[0].code;
}

test('the search answers in time on a slow device', async ({ page }) => {
  const content = await bundleSearch();
  await page.addScriptTag({ content });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  for (const language of searchedLanguages) {
    const items = listSearchItems(readSite(), language);
    const known = readQueries(language).queries.map(({ query }) => query);
    const queries = [...known, ...readAbsentQueries(language)].filter((_query, index) => index % STEP === 0);
    const times = await page.evaluate(
      ([all, typed]) => {
        const search = globalThis.slowSearch.createSearch(all);
        const measure = (query: string) => {
          const started = performance.now();
          search(query);
          return performance.now() - started;
        };
        // Other programs also use the processor: the fastest of several runs counts.
        return typed.map((query) => Math.min(measure(query), measure(query), measure(query)));
      },
      [items, queries] as const,
    );
    expect(takeMedian(times), language).toBeLessThan(MAX_MS);
  }
});
