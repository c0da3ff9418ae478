import { afterEach, expect, it, vi } from 'vitest';
import { clearStorage } from './widget-storage.ts';

const scripts: EventTarget[] = [];

vi.mock('./widget-storage.ts', () => ({ clearStorage: vi.fn<() => void>(), snapshotStorageNames: () => {} }));
vi.mock('#src/third-party/load-third-party-script.ts', () => ({
  loadThirdPartyScript: () => {
    const script = new EventTarget();
    scripts.push(script);
    return script;
  },
}));

afterEach(() => vi.unstubAllGlobals());

it('clears what a removed widget has stored once as the page goes, however often it was loaded', async () => {
  const page = new EventTarget();
  class Observer {
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('getComputedStyle', () => ({ direction: 'ltr' }));
  vi.stubGlobal('MutationObserver', Observer);
  vi.stubGlobal('ResizeObserver', Observer);
  const { applySupportConsent } = await import('./apply-consent.ts');
  for (let load = 0; load < 2; load += 1) {
    applySupportConsent(true, 'https://help.example/widget.js');
    scripts.at(-1)?.dispatchEvent(new Event('load'));
    applySupportConsent(false, '');
  }
  expect(scripts).toHaveLength(2);
  vi.mocked(clearStorage).mockClear();
  page.dispatchEvent(new Event('pagehide'));
  expect(clearStorage).toHaveBeenCalledOnce();
});
