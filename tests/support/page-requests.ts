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

/** Which scripts are meant: all but those that a document names itself, or only those that a hydrated page asks for. */
type LaterScripts = 'after the document' | 'after hydration';

/** Decides about scripts that are asked for from now on. */
async function routeScripts(page: Page, which: LaterScripts, decide: (route: Route) => Promise<void>) {
  const document = await page.request.get('/');
  const named = [...(await document.text()).matchAll(/<script[^>]+src="([^"]+)"/g)].map(([, path]) => path);
  const hydrated = page.locator('html[data-hydrated]');
  await page.route(
    ({ pathname }) => pathname.endsWith('.js') && !named.includes(pathname),
    async (route) => {
      const isMeant = which === 'after the document' || (await hydrated.count()) > 0;
      await (isMeant ? decide(route) : route.continue());
    },
  );
}

/** Keeps scripts waiting. Returns what lets them go, once one of them is waiting. */
export async function holdScripts(
  page: Page,
  which: LaterScripts = 'after the document',
): Promise<() => Promise<void>> {
  const waiting = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  await routeScripts(page, which, async (route) => {
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
export async function failScripts(
  page: Page,
  which: LaterScripts = 'after the document',
): Promise<() => void> {
  let isOver = false;
  await routeScripts(page, which, (route) => (isOver ? route.continue() : route.abort()));
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
