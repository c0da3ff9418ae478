import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import type { Language } from '#src/config/languages.ts';
import { addressOf } from '#src/routing/addresses.ts';
import type { PageId } from '#src/routing/routes.ts';
import { awaitReady } from '../page-at-rest.ts';
import { readQueries, searchedLanguages } from '../measure-search.ts';
import type { Action } from './plan.ts';
import type { Figures } from './store.ts';

/** CPU slowdown factor, relative to this machine. */
const SLOWDOWN = 4;
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };
const FRAMES_AFTERWARDS = 10;
const TYPED_CHARACTERS = 4;

type Visit = { page: Page; session: CDPSession; origin: string; language: Language };

/** Collects the duration of every interaction, up to the next paint. Runs in the page. */
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

/** Returns the longest interaction, after waiting some frames for pending entries. */
async function readLongest(page: Page): Promise<number> {
  return page.evaluate(async (frames) => {
    for (let left = frames; left > 0; left -= 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    const times: unknown = Reflect.get(window, 'interactionTimes');
    return Array.isArray(times) ? Math.max(0, ...times.map(Number)) : Number.NaN;
  }, FRAMES_AFTERWARDS);
}

const openAt = ({ page, origin, language }: Visit, id: PageId) =>
  page.goto(new URL(addressOf(id, language), origin).href, { waitUntil: 'commit' });

const awaitFirstPaint = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);

async function typeLetter(session: CDPSession, letter: string): Promise<void> {
  await session.send('Input.dispatchKeyEvent', { type: 'keyDown', key: letter, text: letter });
  await session.send('Input.dispatchKeyEvent', { type: 'keyUp', key: letter });
}

/** Clicks the position of an element without waiting until it is interactive. */
async function pressAtOnce(page: Page, selector: string): Promise<void> {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${page.url()} shows no ${selector}.`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Opens the menu right after the first paint. */
async function openMenu(visit: Visit): Promise<Figures> {
  const { page } = visit;
  await openAt(visit, 'home');
  await awaitFirstPaint(page);
  const started = performance.now();
  await pressAtOnce(page, 'header button[aria-haspopup=dialog]');
  await page.locator('dialog[open]').waitFor();
  const answer = performance.now() - started;
  return { interaction: await readLongest(page), answer };
}

/** Types into the first field of the contact form, which hydrates it. */
async function writeIntoField(visit: Visit): Promise<Figures> {
  const { page, session } = visit;
  await openAt(visit, 'contact');
  // The skeleton covers the fields; wait until it is gone.
  await page.locator('form input').first().click({ trial: true });
  const started = performance.now();
  await pressAtOnce(page, 'form input');
  await typeLetter(session, 'a');
  await page.locator('[data-island=contact][data-hydrated]').waitFor({ state: 'attached' });
  const answer = performance.now() - started;
  return { interaction: await readLongest(page), answer };
}

/** Types into the search field, which loads the search, until results appear. */
async function typeQuery(visit: Visit): Promise<Figures> {
  const { page, session, language } = visit;
  await page.setViewportSize(DESK);
  await openAt(visit, 'home');
  await page.locator('header input[type=search]').first().waitFor();
  // Languages without a list of queries use the name of a page.
  const query = searchedLanguages.includes(language)
    ? (readQueries(language).queries[0]?.query ?? '')
    : await page.locator('footer a[href]').first().innerText();
  const started = performance.now();
  await pressAtOnce(page, 'header input[type=search]');
  for (const letter of query.slice(0, TYPED_CHARACTERS)) await typeLetter(session, letter);
  await page.getByRole('option').first().waitFor();
  const answer = performance.now() - started;
  return { interaction: await readLongest(page), answer };
}

/** Returns the time origin of the current document, ms since 1970, and its first contentful paint, ms after that. */
const readFirstPaint = (page: Page) =>
  page.evaluate(() => ({
    begun: performance.timeOrigin,
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  }));

/** Follows a hovered link on the home page, then loads the same page directly. */
async function followLink(visit: Visit): Promise<Figures> {
  const { page, language } = visit;
  const address = addressOf('services', language);
  await openAt(visit, 'home');
  await awaitReady(page);
  const link = page.locator(`footer a[href="${address}"]`).first();
  await link.dispatchEvent('pointerover');
  await page.waitForLoadState('networkidle');
  const clicked = await link.evaluate((element: HTMLAnchorElement) => {
    setTimeout(() => element.click());
    return performance.timeOrigin + performance.now();
  });
  await page.waitForURL((url) => url.pathname === address);
  await awaitFirstPaint(page);
  const { begun, painted } = await readFirstPaint(page);
  const answer = begun + painted - clicked;
  await openAt(visit, 'services');
  await awaitFirstPaint(page);
  return { answer, document: (await readFirstPaint(page)).painted };
}

const visits = {
  menu: openMenu,
  field: writeIntoField,
  search: typeQuery,
  navigation: followLink,
} satisfies Record<Action, (visit: Visit) => Promise<Figures>>;

async function visitOnce(browser: Browser, origin: string, action: Action, language: Language) {
  const page = await browser.newPage({ viewport: PHONE, locale: language });
  await page.addInitScript(watchInteractions);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return visits[action]({ page, session, origin, language });
}

/** Performs an action on a throttled CPU and measures the response time, ms. */
export async function measureAction(
  origin: string,
  { action, language }: { action: Action; language: Language },
  { browser: executablePath, flags }: { browser: string; flags: readonly string[] },
): Promise<Figures> {
  const browser = await chromium.launch({ executablePath, args: [...flags] });
  try {
    return await visitOnce(browser, origin, action, language);
  } finally {
    await browser.close();
  }
}
