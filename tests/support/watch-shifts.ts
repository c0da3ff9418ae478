import type { Page } from '@playwright/test';
import { awaitFonts, showFrames } from './open-document.ts';

/** Records layout shifts in `window.layoutShifts`, once the fonts have loaded. */
export async function watchShifts(page: Page) {
  await awaitFonts(page);
  await noteShifts(page);
}

/** Records layout shifts in `window.layoutShifts`, without waiting for fonts. */
export async function noteShifts(page: Page) {
  // Earlier shifts are painted by now and not recorded.
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
