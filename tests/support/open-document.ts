import type { Page } from '@playwright/test';
import { type Language, languages } from '#src/config/languages.ts';
import type { IslandKind } from '#src/content/content-types.ts';
import { addressOf } from '#src/routing/addresses.ts';
import { type RouteId, routeIds } from '#src/routing/routes.ts';
import { awaitElement, awaitReady, revealAll } from '../../scripts/page-at-rest.ts';
import { awaitFrames, endSkeleton } from './in-page.ts';

export { awaitReady, revealAll };

/** A document of the site with its address. */
export type SiteDocument = { id: RouteId; address: string };

/** Returns every document of a language; the 404 document at an unknown address. */
export function listDocuments(language: Language): SiteDocument[] {
  return routeIds.map((id) => ({
    id,
    address: id === 'not-found' ? `${languages[language].prefix}/nowhere` : addressOf(id, language),
  }));
}

/** Ends the skeleton of the page. */
export async function uncover(page: Page): Promise<void> {
  await page.evaluate(endSkeleton);
}

/** Waits until the current document's script runs, and removes its skeleton. */
export async function takeInHand(page: Page): Promise<void> {
  await awaitReady(page);
  await uncover(page);
}

/** Opens a document, waits for its script, and removes its skeleton. */
export async function openDocument(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await takeInHand(page);
}

/** Waits until an island is hydrated. */
export async function awaitIsland(page: Page, kind: IslandKind): Promise<void> {
  await awaitElement(page, `[data-island='${kind}'][data-hydrated]`);
}

/** Waits for two more frames, so that observers have reported. */
export async function showFrames(page: Page): Promise<void> {
  await page.evaluate(awaitFrames);
}

/** Waits until every map near the viewport is drawn. */
export async function awaitMaps(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[data-map=waiting]') === null);
}

/** Waits for the page's own fonts. */
export async function awaitFonts(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Waits until every picture in the viewport has loaded. */
export async function awaitPictures(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      const isShown = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      return image.complete || !isShown || !image.checkVisibility();
    }),
  );
}
