import type { Page, Route } from '@playwright/test';

/** Keeps requests waiting. Returns what lets them go. */
export async function holdRequests(page: Page, address: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Decides about scripts that are asked for from now on, but for the one that every document names. */
async function routeScripts(page: Page, decide: (route: Route) => Promise<void>) {
  const document = await page.request.get('/');
  const named = [...(await document.text()).matchAll(/<script[^>]+src="([^"]+)"/g)].map(([, path]) => path);
  await page.route(({ pathname }) => pathname.endsWith('.js') && !named.includes(pathname), decide);
}

/** Keeps scripts waiting. Returns what lets them go, once one of them is waiting. */
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

/** Lets scripts fail, as those of an old release do. Returns what ends that. */
export async function failScripts(page: Page): Promise<() => void> {
  let isOver = false;
  await routeScripts(page, (route) => (isOver ? route.continue() : route.abort()));
  return () => {
    isOver = true;
  };
}

/** The addresses of documents that a page asks for from now on. */
export function watchDocuments(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  return documents;
}

/** What the requests of a page carry in their queries and bodies from now on. */
export function watchCarried(page: Page): string[] {
  const carried: string[] = [];
  page.on('request', (request) => {
    const { searchParams } = new URL(request.url());
    carried.push(...searchParams.values(), request.postData() ?? '', request.headers()['referer'] ?? '');
  });
  return carried;
}

/** The paths of documents that a page fetches ahead from now on. */
export function watchPrefetches(page: Page): string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.headers()['sec-purpose'] === 'prefetch') fetched.push(new URL(request.url()).pathname);
  });
  return fetched;
}
