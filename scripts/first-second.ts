// Measures how the built page about web development loads, in both languages, as JSON for its bundles.
//   npm run build && node scripts/first-second.ts
// Its conditions stand below the drawing on that page; write the result to locales/shared/pages/services-web-development.json.
import { join } from 'node:path';
import process from 'node:process';
import { type Browser, type CDPSession, chromium } from '@playwright/test';
import { serveSite } from '../server/serve-site.ts';
import { languageCodes } from '#src/config/languages.ts';
import { addressOfPath } from '#src/routing/addresses.ts';
import { browserFlags, requireBrowser } from './find-browser.ts';

/** A slow connection and a mid-range phone, as Lighthouse takes them. */
const DELAY_MS = 150;
const BYTES_PER_SECOND = 204_800;
const UPLOAD_PER_SECOND = 93_750;
const SLOWDOWN = 4;
const PHONE = { width: 390, height: 844 };
const RUNS = 9;
/** How long a run listens. */
const LISTEN_MS = 3000;

type Request = { path: string; start: number; end: number; bytes: number };
type Run = { painted: number; requests: Request[] };

/** Slows the connection down, and the processor. */
async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: DELAY_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: UPLOAD_PER_SECOND,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

/** Notes every request of a page, in ms since the first one. */
function noteRequests(session: CDPSession): Map<string, Request> {
  const requests = new Map<string, Request>();
  let origin: number | undefined;
  const sinceStart = (seconds: number) => Math.round((seconds - (origin ?? seconds)) * 1000);
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    if (!request.url.startsWith('http')) return;
    origin ??= timestamp;
    const { pathname } = new URL(request.url);
    requests.set(requestId, { path: pathname, start: sinceStart(timestamp), end: 0, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request === undefined) return;
    requests.set(requestId, { ...request, end: sinceStart(timestamp), bytes: encodedDataLength });
  });
  return requests;
}

async function runOnce(browser: Browser, url: string): Promise<Run> {
  const context = await browser.newContext({ viewport: PHONE, deviceScaleFactor: 2, isMobile: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await slowDown(session);
  const requests = noteRequests(session);
  await page.goto(url);
  await page.waitForTimeout(LISTEN_MS);
  const painted = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  );
  await context.close();
  return { painted: Math.round(painted), requests: [...requests.values()] };
}

const executablePath = requireBrowser();
const site = await serveSite({ folder: join(import.meta.dirname, '..', 'dist'), port: 0 });
const browser = await chromium.launch({ executablePath, args: [...browserFlags] });
try {
  for (const language of languageCodes) {
    const runs: Run[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      runs.push(
        await runOnce(browser, new URL(addressOfPath('/services/web-development', language), site.url).href),
      );
    }
    const middle = runs.toSorted((a, b) => a.painted - b.painted)[Math.floor(RUNS / 2)];
    process.stdout.write(
      `${JSON.stringify({ language, browser: browser.version(), all: runs.map(({ painted }) => painted), ...middle }, null, 2)}\n`,
    );
  }
} finally {
  await browser.close();
  await site.close();
}
