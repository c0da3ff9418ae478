import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import process from 'node:process';
import { type Browser, launch, type Page } from 'puppeteer-core';
import { browserFlags } from '../../scripts/find-browser.ts';
import { readerPrograms } from '../../scripts/find-screen-reader.ts';

const presser = join(import.meta.dirname, 'press-by-name.py');

/** Starts a program that prints its address in its first line. */
async function startService(program: string, ...parameters: string[]) {
  const service = spawn(program, parameters, { stdio: ['ignore', 'pipe', 'ignore'] });
  const said: unknown[] = await once(service.stdout, 'data');
  return { service, said: String(said[0]).trim() };
}

/** A window of Chromium on a virtual display, accessible to assistive technology. */
export type ScreenWindow = {
  page: Page;
  /** Presses the button with one of the names, as a screen reader does. */
  press: (...names: string[]) => Promise<void>;
  close: () => Promise<void>;
};

export async function openScreenWindow(): Promise<ScreenWindow> {
  const screen = await startService(
    readerPrograms.display,
    '-displayfd',
    '1',
    '-screen',
    '0',
    '1500x1100x24',
  );
  const bus = await startService(readerPrograms.bus, '--session', '--nofork', '--print-address=1');
  const env = {
    ...process.env,
    DISPLAY: `:${screen.said}`,
    DBUS_SESSION_BUS_ADDRESS: bus.said,
    ACCESSIBILITY_ENABLED: '1',
    GNOME_ACCESSIBILITY: '1',
  };
  const launcher = spawn(readerPrograms.launcher, ['--launch-immediately'], { env, stdio: 'ignore' });
  const browser: Browser = await launch({
    browser: 'chrome',
    executablePath: readerPrograms.browser,
    headless: false,
    env,
    args: [...browserFlags, '--force-renderer-accessibility'],
  });
  const [page = await browser.newPage()] = await browser.pages();
  const services: ChildProcess[] = [launcher, bus.service, screen.service];
  return {
    page,
    press: async (...names) => {
      const press = spawn(readerPrograms.python, [presser, ...names], {
        env,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const answers: unknown[] = await once(press.stdout, 'data');
      if (String(answers[0]).trim() !== 'pressed')
        throw new Error(`The button ${names.join(' or ')} was not pressed.`);
    },
    close: async () => {
      await browser.close();
      services.forEach((service) => service.kill());
    },
  };
}
