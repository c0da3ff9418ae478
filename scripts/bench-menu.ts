import { type Browser, chromium, type Page } from '@playwright/test';
import { takeMedian } from './bench-budgets.ts';

/** How much slower the processor is than that of this machine. */
const SLOWDOWN = 4;
const PHONE = { width: 390, height: 844 };
const FRAMES_AFTERWARDS = 10;

/** How long a press on the menu button takes to be answered by the next frame, and to open the menu, ms. */
export type MenuFigures = { interaction: number; opening: number };

/** Collects how long every interaction takes until the frame that answers it. Runs in the page. */
function watchInteractions() {
  const times: number[] = [];
  Reflect.set(window, 'interactionTimes', times);
  const options = { type: 'event', buffered: true, durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry instanceof PerformanceEventTiming && entry.interactionId !== 0) times.push(entry.duration);
    }
  }).observe(options);
}

/** Waits for frames, so that what was painted has been reported. */
async function awaitFrames(page: Page, count: number): Promise<void> {
  await page.evaluate(async (frames) => {
    for (let left = frames; left > 0; left -= 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  }, count);
}

async function openOnce(browser: Browser, url: string): Promise<MenuFigures> {
  const page = await browser.newPage({ viewport: PHONE });
  await page.addInitScript(watchInteractions);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(url, { waitUntil: 'commit' });
  const button = page.locator('header button[aria-haspopup=dialog]');
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const box = await button.boundingBox();
  if (box === null) throw new Error(`${url} shows no menu button at its first paint.`);
  const started = performance.now();
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.getByRole('dialog').waitFor();
  const opening = performance.now() - started;
  await awaitFrames(page, FRAMES_AFTERWARDS);
  const interaction = await page.evaluate(() => {
    const times: unknown = Reflect.get(window, 'interactionTimes');
    return Array.isArray(times) ? Math.max(0, ...times.map(Number)) : Number.NaN;
  });
  await page.close();
  return { interaction, opening };
}

/** Measures a visitor with a slow phone who opens the menu as soon as anything is seen. The median of several. */
export async function measureMenu(
  url: string,
  { browser: executablePath, flags, runs }: { browser: string; flags: readonly string[]; runs: number },
): Promise<MenuFigures> {
  const browser = await chromium.launch({ executablePath, args: [...flags] });
  const figures: MenuFigures[] = [];
  for (let run = 0; run < runs; run += 1) figures.push(await openOnce(browser, url));
  await browser.close();
  return {
    interaction: takeMedian(figures.map(({ interaction }) => interaction)),
    opening: takeMedian(figures.map(({ opening }) => opening)),
  };
}
