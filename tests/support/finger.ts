import type { Page } from '@playwright/test';

/** A finger that can stay on the screen. Positions are in CSS pixels of the viewport. */
export type Finger = {
  press: (x: number, y: number) => Promise<void>;
  move: (x: number, y: number) => Promise<void>;
  lift: () => Promise<void>;
};

/** Returns a finger for a page with touch. */
export async function findFinger(page: Page): Promise<Finger> {
  const session = await page.context().newCDPSession(page);
  const touch = async (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    touchPoints: { x: number; y: number }[],
  ) => {
    await session.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
  return {
    press: (x, y) => touch('touchStart', [{ x, y }]),
    move: (x, y) => touch('touchMove', [{ x, y }]),
    lift: () => touch('touchEnd', []),
  };
}
