import type { Page } from '@playwright/test';

/** What a browser says where storage is forbidden. */
const STORAGE_REFUSAL = 'Access is denied.';

/** What the console says of it once in a document (behavior §8). */
export const STORAGE_REPORT = /stored consent cannot be read/;

/** Blocks storage in the documents that follow, as browsers do where the visitor forbids it. */
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
