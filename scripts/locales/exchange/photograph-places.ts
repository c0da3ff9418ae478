import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { z } from 'zod';
import type { ToolLanguage } from '#src/content/read/words.server.ts';
import { CONSENT_KEY, serializeConsent } from '#src/features/consent/stored-consent.ts';
import { nameOf } from '../../desk/app/desk-state.ts';
import { findAddress } from '../../desk/app/find-address.ts';
import { findMoment } from '../../desk/app/find-moment.ts';
import { wordsOf } from '../../desk/app/words.ts';
import { type Box, box } from '../../desk/preview-messages.ts';
import { packedPart } from '../../desk/packed-texts.ts';
import { API_PATH, type DeskText, places as placesByMark } from '../../desk/protocol.ts';
import { awaitReady, revealAll } from '../../page-at-rest.ts';
import type { Frame, PlacePictures } from './place-pictures.ts';

const WINDOW = { width: 1280, height: 900 };
/** Scale of the screenshots: text stays legible, and a sheet of all texts can still be mailed. */
const SCALE = 0.6;
const QUALITY = 50;
const BOXES = `import('/scripts/desk/preview/list-boxes.ts').then(({ listBoxes }) => listBoxes())`;

type Task = {
  browser: Browser;
  /** URL of the desk. */
  url: string;
  /** Bundles with the texts to find. */
  files: ReadonlySet<string>;
  /** Language of the descriptions. */
  words: ToolLanguage;
  /** Called with the address of each page. */
  onOpen?: (address: string) => void;
};

/** Opens all pages that show the texts at the desk, takes screenshots and locates each text in them. */
export async function photographPlaces({ browser, url, files, words, onOpen }: Task): Promise<PlacePictures> {
  const ask = async <Schema extends z.ZodType>(schema: Schema, name: string) => {
    const answer = await fetch(new URL(API_PATH + name, url));
    if (!answer.ok) throw new Error(await answer.text());
    return schema.parse(await answer.json());
  };
  const { texts } = await ask(packedPart, 'overview');
  const addresses = await ask(placesByMark, 'places');
  const wanted = texts.filter(({ file }) => files.has(file));
  const own = new Map(wanted.map((text) => [text.mark, findAddress(text, addresses, null)]));
  const { origin } = new URL(url);
  const page = await openPage(browser, origin);
  const views: PlacePictures['views'] = [];
  const seen = new Map<number, { view: number; frame: Frame }>();
  for (const address of new Set(own.values())) {
    onOpen?.(address);
    await page.goto(origin + address);
    for (const { mark, ...frame } of await settle(page)) {
      const isOwn = own.get(mark) === address;
      const known = seen.get(mark);
      // Prefers the page that the desk shows for the text, and the first place on a page.
      if (known === undefined || (isOwn && known.view !== views.length)) {
        seen.set(mark, { view: views.length, frame: scale(frame) });
      }
    }
    views.push({ address, ...(await photograph(page)) });
  }
  await page.close();
  const inWords = wordsOf(words);
  const describe = (text: DeskText) => seen.get(text.mark) ?? { moment: inWords(findMoment(text).word) };
  return { views, places: Object.fromEntries(wanted.map((text) => [nameOf(text), describe(text)])) };
}

/** Opens a page with cookie consent already given, so that no dialog covers it. */
function openPage(browser: Browser, origin: string): Promise<Page> {
  const choice = serializeConsent({
    necessary: true,
    analytics: false,
    marketing: false,
    preferences: false,
  });
  return browser.newPage({
    viewport: WINDOW,
    reducedMotion: 'reduce',
    storageState: {
      cookies: [],
      origins: [{ origin, localStorage: [{ name: CONSENT_KEY, value: choice }] }],
    },
  });
}

/** Waits until the whole page is loaded, including content revealed on scroll. Returns its text boxes. */
async function settle(page: Page): Promise<Box[]> {
  await awaitReady(page);
  await revealAll(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return z.array(box).parse(await page.evaluate(BOXES));
}

async function photograph(page: Page) {
  const photo = sharp(await page.screenshot({ fullPage: true }), { limitInputPixels: false });
  await page.setViewportSize(WINDOW);
  const { data, info } = await photo
    .resize({ width: Math.round(WINDOW.width * SCALE) })
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true });
  return {
    picture: `data:image/webp;base64,${data.toString('base64')}`,
    width: info.width,
    height: info.height,
  };
}

function scale({ left, top, width, height }: Frame): Frame {
  const of = (length: number) => Math.round(length * SCALE);
  return { left: of(left), top: of(top), width: of(width), height: of(height) };
}
