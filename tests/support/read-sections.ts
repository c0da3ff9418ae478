import type { Page } from '@playwright/test';

/** The sections of a page in their order, and whether what stands in them is hidden or shown. */
export function readSections(page: Page) {
  return page.locator('main > div > :not(link)').evaluateAll((sections) =>
    sections.map((section) => {
      const holder = section.matches('[data-island]') ? (section.firstElementChild ?? section) : section;
      const opacities = [...holder.children].map((child) => Number(getComputedStyle(child).opacity));
      return {
        name: section.id || (section.getAttribute('data-id') ?? ''),
        isBelow: section.getBoundingClientRect().top >= innerHeight,
        isHidden: opacities.every((opacity) => opacity === 0),
        isShown: opacities.every((opacity) => opacity > 0),
      };
    }),
  );
}
