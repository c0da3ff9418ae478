import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/quiet-page.ts';

test('a browser accepts every header without a warning', async ({ page }) => {
  for (const path of ['/', '/ar', '/nowhere']) {
    await page.goto(path);
    await expect(page.locator('h1')).toBeVisible();
  }
});

/** Shows pictures of the site on a page of another origin. Returns which of them load. */
async function showElsewhere(page: Page, addresses: readonly string[], origin: string): Promise<boolean[]> {
  const other = createServer((_request, response) =>
    response
      .setHeader('Content-Type', 'text/html')
      .end('<!doctype html><link rel="icon" href="data:,"><title>Another site</title>'),
  );
  other.listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  await page.goto(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`);
  const arrived = await page.evaluate(
    (sources) =>
      Promise.all(
        sources.map(async (source) => {
          const picture = new Image();
          picture.src = source;
          return picture.decode().then(
            () => true,
            () => false,
          );
        }),
      ),
    addresses.map((path) => origin + path),
  );
  other.close();
  return arrived;
}

test('another site can show the pictures intended for it, and no others', async ({
  page,
  expectFault,
  baseURL,
}) => {
  expectFault(/^foreign request: /);
  expectFault(/ERR_BLOCKED_BY_RESPONSE/);
  const shared = ['/share/en/home.jpg', '/share/ar/about.jpg', '/icon-512.png', '/favicon.svg'];
  const own = ['/brand/logo-en.svg', '/drawings/coasts.svg'];
  const arrived = await showElsewhere(page, [...shared, ...own], new URL(baseURL ?? '').origin);
  expect(arrived).toEqual([...shared.map(() => true), ...own.map(() => false)]);
});
