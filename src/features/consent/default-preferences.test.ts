import { afterEach, expect, it, vi } from 'vitest';
import { hasPrivacySignal, getDefaultPreferences } from './default-preferences.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  ['no signal', {}, true],
  ['a signal that is off', { globalPrivacyControl: false }, true],
  ['a signal of another type', { globalPrivacyControl: '1' }, true],
  ['Global Privacy Control', { globalPrivacyControl: true }, false],
])('with %s, analytics and preferences start as specified and marketing is off', (_, browser, analytics) => {
  vi.stubGlobal('navigator', browser);
  expect(hasPrivacySignal()).toBe(!analytics);
  expect(getDefaultPreferences()).toEqual({
    necessary: true,
    analytics,
    marketing: false,
    preferences: true,
  });
});
