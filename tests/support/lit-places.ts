import type { Page } from '@playwright/test';

/** Numbers of the places of the drawn site that are lit, or on their way. */
export function listLitPlaces(page: Page): Promise<(string | null)[]> {
  return page
    .locator('[data-light]')
    .evaluateAll((lights) =>
      lights
        .filter((light) => getComputedStyle(light).opacity !== '0')
        .map((light) => light.getAttribute('data-light')),
    );
}
