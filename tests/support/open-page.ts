import { expect, type Page } from '@playwright/test';
import type { IslandKind } from '#src/content/content-types.ts';
import { uncover } from './open-document.ts';

/** Opens an address and waits until React has taken over; nothing covers the page. */
export async function openHydrated(page: Page, address: string) {
  await page.goto(address);
  await hydrate(page);
  await uncover(page);
}

/** Makes the document that is shown answer to React; a key that does nothing asks for it at once. */
export async function hydrate(page: Page) {
  await page.keyboard.press('Shift');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
}

/** Waits until the browser has shown two more frames, so that observers have reported. */
export async function showFrames(page: Page) {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Waits until an island of the document answers to the visitor. */
export async function awaitIsland(page: Page, kind: IslandKind) {
  await expect(page.locator(`[data-island='${kind}'][data-hydrated]`)).toBeAttached();
}
