import { expect, type Page } from '@playwright/test';

/** A command of the page to the Google Analytics tag: words, then values. */
export type LayerCommand = [string, ...unknown[]];

/** Returns every command so far; empty before the first. */
export async function readCommands(page: Page): Promise<LayerCommand[]> {
  return page.evaluate(() =>
    (window.dataLayer ?? []).map((entry): [string, ...unknown[]] => {
      const words: unknown[] = typeof entry === 'object' && entry !== null ? Object.values(entry) : [entry];
      const [name, ...others] = words;
      return [String(name), ...others];
    }),
  );
}

/** Returns the parameters of every event with a name, in order. */
export async function readEvents(page: Page, name: string): Promise<unknown[]> {
  const commands = await readCommands(page);
  return commands.flatMap(([kind, eventName, parameters]) =>
    kind === 'event' && eventName === name ? [parameters] : [],
  );
}

/** Waits until the events with a name have these parameters. */
export async function expectEvents(page: Page, name: string, parameters: readonly object[]) {
  await expect.poll(() => readEvents(page, name), { message: name }).toEqual(parameters);
}

/** Cancels navigation to files, other sites and other languages. Call it before the page opens. */
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
