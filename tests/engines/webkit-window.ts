import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import process from 'node:process';
import { Builder, By, Capabilities, Key as Keys, Origin, type WebElement } from 'selenium-webdriver';
import { findWebKit, type WebKitPrograms } from '../../scripts/find-engines.ts';
import { type EngineWindow, findPosition, type Key, type Target } from './engine-window.ts';

const keys = {
  Shift: Keys.SHIFT,
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  Tab: Keys.TAB,
} as const satisfies Record<Key, string>;

/** Starts a virtual display. Returns its process and number. */
async function startDisplay({ display }: WebKitPrograms): Promise<{ screen: ChildProcess; number: string }> {
  const screen = spawn(display, ['-displayfd', '1', '-screen', '0', '2000x1400x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const said: unknown[] = await once(screen.stdout, 'data');
  return { screen, number: String(said[0]).trim() };
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (typeof address !== 'object' || address === null) throw new Error('No port is free.');
  return address.port;
}

async function awaitDriver(url: string): Promise<void> {
  const answers = () =>
    fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) await new Promise((resolve) => setTimeout(resolve, 50));
}

/** Opens a window of WebKitGTK, controlled by WebDriver on its own virtual display. */
export async function openWebKitWindow(): Promise<EngineWindow> {
  const programs = findWebKit();
  if (programs === undefined) throw new Error('WebKitGTK is missing.');
  const { screen, number } = await startDisplay(programs);
  const port = await findFreePort();
  const service = spawn(programs.driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${number}` },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  await awaitDriver(url);
  const options = { binary: programs.browser, args: ['--automation'] };
  const driver = await new Builder()
    .usingServer(url)
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options }))
    .build();

  const look: EngineWindow['look'] = (inspect, ...parameters) => driver.executeScript(inspect, ...parameters);
  const find = async ({ selector, name }: Target): Promise<WebElement> => {
    const position = await look(findPosition, selector, name ?? '');
    const element = (await driver.findElements(By.css(selector)))[position];
    if (element === undefined) throw new Error(`${selector} "${name ?? ''}" is not shown.`);
    return element;
  };
  // An element that the driver scrolls into view may be covered by another one.
  const bringToMiddle = async (target: Target): Promise<WebElement> => {
    const element = await find(target);
    await driver.executeScript((each: Element) => each.scrollIntoView({ block: 'center' }), element);
    return element;
  };
  return {
    open: (address) => driver.get(address),
    look,
    click: async (target) => (await bringToMiddle(target)).click(),
    hold: async (target) => {
      const origin = await bringToMiddle(target);
      await driver.actions().move({ origin }).press().perform();
      return () => driver.actions().move({ origin: Origin.POINTER }).release().perform();
    },
    type: async (target, text) => (await find(target)).sendKeys(text),
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    resize: async (width, height) => {
      await driver.manage().window().setRect({ width, height });
    },
    photograph: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    // WebKit's driver does not report console messages.
    takeWords: () => [],
    close: async () => {
      await driver.quit();
      service.kill();
      screen.kill();
    },
  };
}
