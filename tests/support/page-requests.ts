import type { Page } from '@playwright/test';

/** Every script but the one that a document names: a page without them is not hydrated. */
export const laterScripts = /\/assets\/(?!client-)[^/]+\.js$/;

/** Keeps requests waiting. Returns what lets them go. */
export async function holdRequests(page: Page, address: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** The addresses of documents that a page asks for from now on. */
export function watchDocuments(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  return documents;
}
