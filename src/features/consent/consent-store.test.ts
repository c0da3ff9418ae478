import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CONSENT_KEY, CONSENT_VERSION, parseConsent } from './stored-consent.ts';

const none = { necessary: true, analytics: false, marketing: false, preferences: false } as const;
const all = { necessary: true, analytics: true, marketing: true, preferences: true } as const;
const some = { necessary: true, analytics: true, marketing: false, preferences: true } as const;

/** What the page has told about consent since it began. */
let told: unknown[] = [];
let stored = new Map<string, string>();
let page = new EventTarget();

const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};

function writeStored(preferences: object, version = CONSENT_VERSION): string {
  return JSON.stringify({ version, date: '2026-01-31T12:00:00.000Z', preferences });
}

function readStored() {
  const text = stored.get(CONSENT_KEY);
  return text === undefined ? null : parseConsent(text);
}

/** A store of a page that has just been loaded, with one listener. */
async function openStore() {
  vi.resetModules();
  const store = await import('./consent-store.ts');
  const listener = vi.fn<() => void>();
  const leave = store.subscribeToConsent(listener);
  return { ...store, listener, leave };
}

beforeEach(() => {
  told = [];
  stored = new Map();
  page = new EventTarget();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page));
  page.addEventListener('veltara:consent', (event) => {
    told.push(event instanceof CustomEvent ? event.detail : undefined);
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('at the start of a page', () => {
  it('asks when nothing is stored, and tells nothing', async () => {
    const { readConsent } = await openStore();
    expect(readConsent()).toEqual({ preferences: null, view: 'banner', isWanted: false });
    expect(told).toEqual([]);
  });

  it('keeps quiet with a stored choice, and tells it', async () => {
    stored.set(CONSENT_KEY, writeStored(some));
    const { readConsent } = await openStore();
    expect(readConsent()).toEqual({ preferences: some, view: 'hidden', isWanted: false });
    expect(told).toEqual([some]);
  });

  it('asks again when the stored choice is of an older version', async () => {
    stored.set(CONSENT_KEY, writeStored(all, CONSENT_VERSION - 1));
    const { readConsent } = await openStore();
    expect(readConsent()).toMatchObject({ preferences: null, view: 'banner' });
    expect(told).toEqual([]);
  });

  it('logs a corrupted value once, removes it and asks', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    stored.set(CONSENT_KEY, '{"analytics":true}');
    const { readConsent } = await openStore();
    expect(readConsent()).toMatchObject({ preferences: null, view: 'banner' });
    expect(readConsent()).toBe(readConsent());
    expect(stored.has(CONSENT_KEY)).toBe(false);
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  });
});

describe('the visitor', () => {
  it.each([
    ['accepts', 'acceptAll', all],
    ['declines', 'decline', none],
  ] as const)('%s', async (_, action, choice) => {
    const store = await openStore();
    store[action]();
    expect(store.readConsent()).toEqual({ preferences: choice, view: 'hidden', isWanted: false });
    expect(readStored()).toEqual(choice);
    expect(told).toEqual([choice]);
    expect(store.listener).toHaveBeenCalledTimes(1);
  });

  it('saves preferences', async () => {
    const { savePreferences, readConsent } = await openStore();
    savePreferences({ analytics: true, marketing: false, preferences: true });
    expect(readConsent()).toEqual({ preferences: some, view: 'hidden', isWanted: false });
    expect(readStored()).toEqual(some);
    expect(told).toEqual([some]);
  });

  it('opens the settings and returns, which changes no choice', async () => {
    const { openConsent, readConsent } = await openStore();
    openConsent('settings');
    expect(readConsent()).toEqual({ preferences: null, view: 'settings', isWanted: true });
    openConsent('banner');
    expect(readConsent()).toEqual({ preferences: null, view: 'banner', isWanted: true });
    expect([told, stored.size]).toEqual([[], 0]);
  });

  it('closes the banner for now, which stores nothing', async () => {
    const { closeBanner, readConsent } = await openStore();
    closeBanner();
    expect(readConsent()).toEqual({ preferences: null, view: 'hidden', isWanted: false });
    expect([told, stored.size]).toEqual([[], 0]);
    const next = await openStore();
    expect(next.readConsent().view).toBe('banner');
  });

  it('closes the banner after a choice, which stands', async () => {
    stored.set(CONSENT_KEY, writeStored(some));
    const { closeBanner, openConsent, readConsent } = await openStore();
    openConsent('banner');
    closeBanner();
    expect(readConsent()).toEqual({ preferences: some, view: 'hidden', isWanted: false });
    expect(told).toEqual([some]);
  });

  it('resets: the choice is withdrawn at once and the banner asks with the focus', async () => {
    stored.set(CONSENT_KEY, writeStored(all));
    const { readConsent, resetConsent } = await openStore();
    resetConsent();
    expect(readConsent()).toEqual({ preferences: null, view: 'banner', isWanted: true });
    expect(stored.has(CONSENT_KEY)).toBe(false);
    expect(told).toEqual([all, null]);
  });

  it('makes the same choice twice, which is told once', async () => {
    const { acceptAll } = await openStore();
    acceptAll();
    acceptAll();
    expect(told).toEqual([all]);
  });
});

describe('another tab', () => {
  it('chooses: this one follows and asks no more', async () => {
    const { readConsent } = await openStore();
    stored.set(CONSENT_KEY, writeStored(some));
    page.dispatchEvent(new Event('storage'));
    expect(readConsent()).toEqual({ preferences: some, view: 'hidden', isWanted: false });
    expect(told).toEqual([some]);
  });

  it('resets: this one asks without taking the focus', async () => {
    stored.set(CONSENT_KEY, writeStored(all));
    const { readConsent } = await openStore();
    stored.delete(CONSENT_KEY);
    page.dispatchEvent(new Event('storage'));
    expect(readConsent()).toEqual({ preferences: null, view: 'banner', isWanted: false });
    expect(told).toEqual([all, null]);
  });

  it('chose while this page rested in the history', async () => {
    const { readConsent } = await openStore();
    stored.set(CONSENT_KEY, writeStored(none));
    page.dispatchEvent(new Event('pageshow'));
    expect(readConsent().preferences).toEqual(none);
  });

  it('stores something else: the state stays the same object', async () => {
    const { closeBanner, listener, readConsent } = await openStore();
    closeBanner();
    const before = readConsent();
    stored.set('other', 'value');
    page.dispatchEvent(new Event('storage'));
    expect(readConsent()).toBe(before);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('is not followed any more once nobody listens', async () => {
    const { leave, readConsent } = await openStore();
    leave();
    stored.set(CONSENT_KEY, writeStored(all));
    page.dispatchEvent(new Event('storage'));
    expect(readConsent().preferences).toBeNull();
  });
});

describe('where storage is blocked', () => {
  const refuse = () => {
    throw new DOMException('Access is denied.', 'SecurityError');
  };

  it.each([
    ['as a whole', { getItem: refuse, setItem: refuse, removeItem: refuse }],
    ['for writing', { ...storage, setItem: refuse }],
  ])('%s, the choice lasts for the page', async (_, blocked) => {
    vi.stubGlobal('localStorage', blocked);
    const { acceptAll, readConsent } = await openStore();
    acceptAll();
    page.dispatchEvent(new Event('pageshow'));
    expect(readConsent()).toMatchObject({ preferences: all, view: 'hidden' });
    expect(told).toEqual([all]);
    const next = await openStore();
    expect(next.readConsent()).toMatchObject({ preferences: null, view: 'banner' });
  });
});
