import type { Page } from '@playwright/test';
import { showFrames } from './open-document.ts';

/** Notes every shift of the layout on `window.layoutShifts` from now on, once the fonts are there. */
export async function watchShifts(page: Page) {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  // Shifts by late fonts are not counted.
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
