import { describe, expect, it, vi } from 'vitest';
import {
  all,
  none,
  openStore,
  readStored,
  some,
  stored,
  announced,
  writeStored,
} from './consent-store.fixture.ts';
import { CONSENT_KEY, CONSENT_VERSION } from './stored-consent.ts';

describe('at the start of a page', () => {
  it('asks if nothing is stored, and announces nothing', async () => {
    const { readConsent } = await openStore();
    expect(readConsent()).toEqual({ preferences: null, view: 'banner', isWanted: false });
    expect(announced).toEqual([]);
  });

  it('does not ask with a stored choice, and announces it', async () => {
    stored.set(CONSENT_KEY, writeStored(some));
    const { readConsent } = await openStore();
    expect(readConsent()).toEqual({ preferences: some, view: 'hidden', isWanted: false });
    expect(announced).toEqual([some]);
  });

  it('asks again if the stored choice has an older version', async () => {
    stored.set(CONSENT_KEY, writeStored(all, CONSENT_VERSION - 1));
    const { readConsent } = await openStore();
    expect(readConsent()).toMatchObject({ preferences: null, view: 'banner' });
    expect(announced).toEqual([]);
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
    expect(announced).toEqual([choice]);
    expect(store.listener).toHaveBeenCalledTimes(1);
  });

  it('saves preferences', async () => {
    const { savePreferences, readConsent } = await openStore();
    savePreferences({ analytics: true, marketing: false, preferences: true });
    expect(readConsent()).toEqual({ preferences: some, view: 'hidden', isWanted: false });
    expect(readStored()).toEqual(some);
    expect(announced).toEqual([some]);
  });

  it('opens the settings and returns, which leaves the choice unchanged', async () => {
    const { openConsent, readConsent } = await openStore();
    openConsent('settings');
    expect(readConsent()).toEqual({ preferences: null, view: 'settings', isWanted: true });
    openConsent('banner');
    expect(readConsent()).toEqual({ preferences: null, view: 'banner', isWanted: true });
    expect([announced, stored.size]).toEqual([[], 0]);
  });

  it('closes the banner for now, which stores nothing', async () => {
    const { closeBanner, readConsent } = await openStore();
    closeBanner();
    expect(readConsent()).toEqual({ preferences: null, view: 'hidden', isWanted: false });
    expect([announced, stored.size]).toEqual([[], 0]);
    const next = await openStore();
    expect(next.readConsent().view).toBe('banner');
  });

  it('closes the banner after a choice, which is kept', async () => {
    stored.set(CONSENT_KEY, writeStored(some));
    const { closeBanner, openConsent, readConsent } = await openStore();
    openConsent('banner');
    closeBanner();
    expect(readConsent()).toEqual({ preferences: some, view: 'hidden', isWanted: false });
    expect(announced).toEqual([some]);
  });

  it('resets: the choice is withdrawn at once and the banner takes focus', async () => {
    stored.set(CONSENT_KEY, writeStored(all));
    const { readConsent, resetConsent } = await openStore();
    resetConsent();
    expect(readConsent()).toEqual({ preferences: null, view: 'banner', isWanted: true });
    expect(stored.has(CONSENT_KEY)).toBe(false);
    expect(announced).toEqual([all, null]);
  });

  it('makes the same choice twice, which is announced once', async () => {
    const { acceptAll } = await openStore();
    acceptAll();
    acceptAll();
    expect(announced).toEqual([all]);
  });
});
