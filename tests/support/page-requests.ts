import type { Page, Route } from '@playwright/test';

/** Holds back requests. Returns a function that releases them. */
export async function holdRequests(page: Page, address: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Routes script requests, except the script of every document. */
async function routeScripts(page: Page, decide: (route: Route) => Promise<void>) {
  const document = await page.request.get('/');
  const named = [...(await document.text()).matchAll(/<script[^>]+src="([^"]+)"/g)].map(([, path]) => path);
  await page.route(({ pathname }) => pathname.endsWith('.js') && !named.includes(pathname), decide);
}

/** Holds back scripts. Returns a function that releases them, once one is waiting. */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const waiting = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  await routeScripts(page, async (route) => {
    waiting.resolve();
    await release.promise;
    await route.continue();
  });
  return async () => {
    await waiting.promise;
    release.resolve();
  };
}

/** Makes scripts fail, like those of an old release. Returns a function that stops it. */
export async function failScripts(page: Page): Promise<() => void> {
  let isOver = false;
  await routeScripts(page, (route) => (isOver ? route.continue() : route.abort()));
  return () => {
    isOver = true;
  };
}

/** Records the addresses of documents that a page requests. */
export function watchDocuments(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  return documents;
}

/** Records the queries and bodies of a page's requests. */
export function watchCarried(page: Page): string[] {
  const carried: string[] = [];
  page.on('request', (request) => {
    const { searchParams } = new URL(request.url());
    carried.push(...searchParams.values(), request.postData() ?? '', request.headers()['referer'] ?? '');
  });
  return carried;
}

/** Records the paths of documents that a page prefetches. */
export function watchPrefetches(page: Page): string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.headers()['sec-purpose'] === 'prefetch') fetched.push(new URL(request.url()).pathname);
  });
  return fetched;
}
