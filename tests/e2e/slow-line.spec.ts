import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { languageCodes } from '#src/config/languages.ts';
import { addressOf } from '#src/routing/addresses.ts';
import { awaitReady, openDocument } from '../support/open-document.ts';
import { expect, test } from '../support/quiet-page.ts';
import { browserLocales } from '../support/site-content.ts';

/** A slow connection: latency, ms, and bytes per second. */
const LATENCY_MS = 600;
const BYTES_PER_SECOND = 60_000;
/** Pages to open one after the other. */
const route = ['about', 'services'] as const;
/** Size of the marker in the corner of the page; the color tolerance of a frame, of 255, follows. */
const MARK_PX = 40;
const TOLERANCE = 60;

/** Marks a corner of each document: black without content, red under the skeleton, then blue and green alternately. */
async function markDocuments(page: Page) {
  await page.addInitScript((side) => {
    const turn = Number(sessionStorage.getItem('turn') ?? 0);
    sessionStorage.setItem('turn', String(turn + 1));
    const mark = document.createElement('div');
    Object.assign(mark.style, { position: 'fixed', inset: '0 auto auto 0', zIndex: '2147483647' });
    Object.assign(mark.style, { width: `${side}px`, height: `${side}px`, pointerEvents: 'none' });
    const look = () => {
      const top = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
      const own = turn % 2 === 0 ? 'rgb(0, 0, 255)' : 'rgb(0, 255, 0)';
      const shown = document.querySelector('main h1') === null ? 'rgb(0, 0, 0)' : own;
      mark.style.background = top?.closest('[data-skeleton]') ? 'rgb(255, 0, 0)' : shown;
      if (!mark.isConnected) document.documentElement.append(mark);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, MARK_PX);
}

type Frame = { data: string; taken: number };

/** Records a screencast. Returns its frames sorted by time: they may arrive in another order. */
async function film(page: Page): Promise<Frame[]> {
  const frames: Frame[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ data, taken: metadata.timestamp ?? 0 });
    frames.sort((one, other) => one.taken - other.taken);
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await session.send('Page.startScreencast', { format: 'png' });
  return frames;
}

/** Returns the marker's meaning in a frame; `between` during a fade, or without a frame. */
async function readFrame(frame?: Frame): Promise<'covered' | 'even' | 'odd' | 'between'> {
  if (frame === undefined) return 'between';
  const corner = { left: MARK_PX / 4, top: MARK_PX / 4, width: 1, height: 1 };
  const [red = 0, green = 0, blue = 0] = await sharp(Buffer.from(frame.data, 'base64'))
    .extract(corner)
    .raw()
    .toBuffer();
  const is = (...wanted: number[]) =>
    [red, green, blue].every((value, index) => Math.abs(value - (wanted[index] ?? 0)) < TOLERANCE);
  if (is(255, 0, 0)) return 'covered';
  if (is(0, 0, 255)) return 'even';
  return is(0, 255, 0) ? 'odd' : 'between';
}

/** Returns true if nothing covers the middle of the page. Runs in the page. */
const isUncovered = () =>
  !document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('[data-skeleton]');

for (const language of languageCodes) {
  test.describe(`over a slow connection in ${language}`, () => {
    test.use({ locale: browserLocales[language], viewport: { width: 800, height: 500 } });

    test('the previous page never reappears', async ({ page }) => {
      await markDocuments(page);
      await openDocument(page, addressOf('home', language));
      const session = await page.context().newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: LATENCY_MS,
        downloadThroughput: BYTES_PER_SECOND,
        uploadThroughput: BYTES_PER_SECOND,
      });
      const frames = await film(page);
      // The first frames may show an older state.
      await expect.poll(async () => readFrame(frames.at(-1))).toBe('even');
      for (const [turn, id] of route.entries()) {
        const left = turn % 2 === 0 ? 'even' : 'odd';
        const shown = turn % 2 === 0 ? 'odd' : 'even';
        frames.length = 0;
        const address = addressOf(id, language);
        await page.locator(`footer a[href="${address}"]`).first().dispatchEvent('click');
        await expect(page).toHaveURL(address);
        await awaitReady(page);
        await page.waitForFunction(isUncovered);
        await expect.poll(async () => readFrame(frames.at(-1))).toBe(shown);
        const seen = await Promise.all(frames.map((frame) => readFrame(frame)));
        const report = `${address}: ${seen.join(' ')}`;
        const isNew = (each: string) => each === 'covered' || each === shown;
        expect(seen.slice(seen.findIndex(isNew)), report).not.toContain(left);
        expect(seen.slice(seen.indexOf(shown)), report).not.toContain('covered');
      }
    });
  });
}
