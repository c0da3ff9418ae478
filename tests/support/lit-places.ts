import type { Page } from '@playwright/test';

/** Returns the numbers of the places of the drawn site that are lit or lighting up. */
export function listLitPlaces(page: Page): Promise<(string | null)[]> {
  return page
    .locator('[data-light]')
    .evaluateAll((lights) =>
      lights
        .filter((light) => getComputedStyle(light).opacity !== '0')
        .map((light) => light.getAttribute('data-light')),
    );
}
