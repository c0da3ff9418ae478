import type { Page } from '@playwright/test';

/** Message of a browser with blocked storage. */
const STORAGE_REFUSAL = 'Access is denied.';

/** The page's console message about it, once per document (behavior §8). */
export const STORAGE_REPORT = /stored consent cannot be read/;

/** Blocks storage in the next documents, as browsers do on request. */
export async function blockStorage(page: Page) {
  await page.addInitScript((refusal) => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        configurable: true,
        get: () => {
          throw new DOMException(refusal, 'SecurityError');
        },
      });
    }
  }, STORAGE_REFUSAL);
}
