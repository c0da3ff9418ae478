import type { Page } from '@playwright/test';

/** Frames since the last mark. Times in ms of the document's timeline. */
export type Cover = {
  /** Time of the last click or history navigation; 0 is the start of the document's navigation. */
  start: number;
  /** Times of frames with the skeleton on top. */
  covered: number[];
  /** Times of frames without it. */
  uncovered: number[];
};

/** Records, per frame, whether the skeleton covers the middle of the page. Call it before the page opens. */
export async function watchCover(page: Page) {
  await page.addInitScript(() => {
    const now = () => Number(document.timeline.currentTime);
    const watch: NonNullable<Window['coverWatch']> = { start: 0, frames: [] };
    window.coverWatch = watch;
    const mark = () => {
      watch.start = now();
      watch.frames.length = 0;
    };
    addEventListener('click', mark, true);
    addEventListener('popstate', mark, true);
    const look = () => {
      const top = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
      if (top !== null) watch.frames.push({ time: now(), covered: top.closest('[data-skeleton]') !== null });
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** Returns the frames since the last click, history navigation or load. */
export async function readCover(page: Page): Promise<Cover> {
  const { start, frames } = await page.evaluate(() => window.coverWatch ?? { start: 0, frames: [] });
  const timesOf = (covered: boolean) =>
    frames.filter((frame) => frame.covered === covered).map(({ time }) => time);
  return { start, covered: timesOf(true), uncovered: timesOf(false) };
}
