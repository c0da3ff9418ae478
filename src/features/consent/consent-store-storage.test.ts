import { describe, expect, it, vi } from 'vitest';
import {
  all,
  browser,
  none,
  openStore,
  some,
  storage,
  stored,
  announced,
  writeStored,
} from './consent-store.fixture.ts';
import { CONSENT_KEY } from './stored-consent.ts';

describe('another tab', () => {
  it('chooses: this one follows and closes the banner', async () => {
    const { readConsent } = await openStore();
    stored.set(CONSENT_KEY, writeStored(some));
    browser.page.dispatchEvent(new Event('storage'));
    expect(readConsent()).toEqual({ preferences: some, view: 'hidden', isWanted: false });
    expect(announced).toEqual([some]);
  });

  it('resets: this one shows the banner without taking focus', async () => {
    stored.set(CONSENT_KEY, writeStored(all));
    const { readConsent } = await openStore();
    stored.delete(CONSENT_KEY);
    browser.page.dispatchEvent(new Event('storage'));
    expect(readConsent()).toEqual({ preferences: null, view: 'banner', isWanted: false });
    expect(announced).toEqual([all, null]);
  });

  it('chose while this page was in the back/forward cache', async () => {
    const { readConsent } = await openStore();
    stored.set(CONSENT_KEY, writeStored(none));
    browser.page.dispatchEvent(new Event('pageshow'));
    expect(readConsent().preferences).toEqual(none);
  });

  it('stores something else: the state stays the same object', async () => {
    const { closeBanner, listener, readConsent } = await openStore();
    closeBanner();
    const before = readConsent();
    stored.set('other', 'value');
    browser.page.dispatchEvent(new Event('storage'));
    expect(readConsent()).toBe(before);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe('with blocked storage', () => {
  const refuse = () => {
    throw new DOMException('Access is denied.', 'SecurityError');
  };

  it.each([
    ['as a whole', { getItem: refuse, setItem: refuse, removeItem: refuse }, 1],
    ['for writing', { ...storage, setItem: refuse }, 0],
  ])('%s, the choice lasts for the page', async (_, blocked, reports) => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.stubGlobal('localStorage', blocked);
    const { acceptAll, readConsent } = await openStore();
    acceptAll();
    browser.page.dispatchEvent(new Event('pageshow'));
    expect(readConsent()).toMatchObject({ preferences: all, view: 'hidden' });
    expect(announced).toEqual([all]);
    expect(log).toHaveBeenCalledTimes(reports);
    const next = await openStore();
    expect(next.readConsent()).toMatchObject({ preferences: null, view: 'banner' });
  });
});
