import type { Page } from '@playwright/test';
import { awaitFonts, showFrames } from './open-document.ts';

/** Notes every shift of the layout on `window.layoutShifts` from now on, once the fonts are there. */
export async function watchShifts(page: Page) {
  await awaitFonts(page);
  await noteShifts(page);
}

/** Notes every shift of the layout on `window.layoutShifts` from now on, also of a page in its visitor's own fonts. */
export async function noteShifts(page: Page) {
  // Earlier shifts are painted by now and are not counted.
  await showFrames(page);
  await page.evaluate(() => {
    const shifts: number[] = [];
    window.layoutShifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const value: unknown = Reflect.get(entry, 'value');
        if (typeof value === 'number') shifts.push(value);
      }
    }).observe({ type: 'layout-shift' });
  });
  await showFrames(page);
}
