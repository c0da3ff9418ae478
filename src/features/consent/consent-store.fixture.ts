import { afterEach, beforeEach, vi } from 'vitest';
import { CONSENT_KEY, CONSENT_VERSION, parseConsent } from './stored-consent.ts';

export const none = { necessary: true, analytics: false, marketing: false, preferences: false } as const;
export const all = { necessary: true, analytics: true, marketing: true, preferences: true } as const;
export const some = { necessary: true, analytics: true, marketing: false, preferences: true } as const;

/** Consent events since the page loaded. */
export const announced: unknown[] = [];
export const stored = new Map<string, string>();
/** Event target that replaces `window` in the current test. */
export const browser = { page: new EventTarget() };

export const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};

export function writeStored(preferences: object, version = CONSENT_VERSION): string {
  return JSON.stringify({ version, date: '2026-01-31T12:00:00.000Z', preferences });
}

export function readStored() {
  const text = stored.get(CONSENT_KEY);
  return text === undefined ? null : parseConsent(text);
}

/** Returns the store of a freshly loaded page, with one listener. */
export async function openStore() {
  vi.resetModules();
  const store = await import('./consent-store.ts');
  const listener = vi.fn<() => void>();
  store.subscribeToConsent(listener);
  return { ...store, listener };
}

beforeEach(() => {
  announced.length = 0;
  stored.clear();
  const page = new EventTarget();
  browser.page = page;
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page));
  page.addEventListener('site:consent-changed', (event) => {
    announced.push(event instanceof CustomEvent ? event.detail : undefined);
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});
