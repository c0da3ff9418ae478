import { type Browser, type ElementHandle, launch } from 'puppeteer-core';
import { browserFlags, findBrowser } from '../../scripts/find-browser.ts';
import { findFirefox } from '../../scripts/find-engines.ts';
import { type EngineWindow, findPosition, type Target } from './engine-window.ts';

/** A frame rate that a busy machine reaches, as the processor draws each frame. */
const extraPrefsFirefox = { 'layout.frame_rate': 20 };

function launchBrowser(name: 'Chromium' | 'Firefox'): Promise<Browser> {
  const executablePath = (name === 'Firefox' ? findFirefox() : findBrowser()) ?? '';
  return name === 'Firefox'
    ? launch({ browser: 'firefox', executablePath, extraPrefsFirefox })
    : launch({ browser: 'chrome', executablePath, args: browserFlags });
}

/** Opens a window of Chromium or Firefox, controlled by Puppeteer. */
export async function openPuppeteerWindow(name: 'Chromium' | 'Firefox'): Promise<EngineWindow> {
  const browser = await launchBrowser(name);
  const page = await browser.newPage();
  const words: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) words.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => words.push(`exception: ${String(error)}`));

  const find = async ({ selector, name: wanted }: Target): Promise<ElementHandle> => {
    const position = await page.evaluate(findPosition, selector, wanted ?? '');
    const element = (await page.$$(selector))[position];
    if (element === undefined) throw new Error(`${selector} "${wanted ?? ''}" is not shown.`);
    return element;
  };
  return {
    open: async (address) => void (await page.goto(address)),
    look: (inspect, ...parameters) => page.evaluate(inspect, ...parameters),
    click: async (target) => (await find(target)).click(),
    hold: async (target) => {
      const element = await find(target);
      await element.scrollIntoView();
      await element.hover();
      await page.mouse.down();
      return () => page.mouse.up();
    },
    type: async (target, text) => (await find(target)).type(text),
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewport({ width, height }),
    photograph: async () => Buffer.from(await page.screenshot()),
    takeWords: () => words.splice(0),
    close: () => browser.close(),
  };
}
