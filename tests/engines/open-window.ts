import type { EngineName } from '../../scripts/find-engines.ts';
import type { EngineWindow } from './engine-window.ts';
import { openPuppeteerWindow } from './puppeteer-window.ts';
import { openWebKitWindow } from './webkit-window.ts';

export function openWindow(name: EngineName): Promise<EngineWindow> {
  return name === 'WebKitGTK' ? openWebKitWindow() : openPuppeteerWindow(name);
}
