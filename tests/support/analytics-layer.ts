import { expect, type Page } from '@playwright/test';

/** A command that the page has given to the tag of Google Analytics: its words, then their values. */
export type LayerCommand = [string, ...unknown[]];

/** Every command so far; none where nothing was ever told. */
export async function readCommands(page: Page): Promise<LayerCommand[]> {
  return page.evaluate(() =>
    (window.dataLayer ?? []).map((entry): [string, ...unknown[]] => {
      const words: unknown[] = typeof entry === 'object' && entry !== null ? Object.values(entry) : [entry];
      const [name, ...others] = words;
      return [String(name), ...others];
    }),
  );
}

/** The parameters of every event of a name, in their order. */
export async function readEvents(page: Page, name: string): Promise<unknown[]> {
  const commands = await readCommands(page);
  return commands.flatMap(([kind, eventName, parameters]) =>
    kind === 'event' && eventName === name ? [parameters] : [],
  );
}

/** Waits until the events of a name are these. */
export async function expectEvents(page: Page, name: string, parameters: readonly object[]) {
  await expect.poll(() => readEvents(page, name), { message: name }).toEqual(parameters);
}

/** Keeps the browser on the page when a link leads to a file, another site or another language. Call it before the page is opened. */
export async function stayOnPage(page: Page) {
  await page.addInitScript(() =>
    document.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link === null) return;
      const { origin, hreflang, pathname } = link;
      if (origin !== location.origin || hreflang !== '' || pathname.endsWith('.pdf')) event.preventDefault();
    }),
  );
}
