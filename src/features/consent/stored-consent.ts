import { readKey } from '#src/config/read-key.ts';
import type { ConsentPreferences } from '#src/config/site-events.ts';
import { parseJson } from '#src/config/storage.ts';
import { hasPrivacySignal } from './default-preferences.ts';

/** Local storage key of the choice; listed in the cookie policy as necessary. */
export const CONSENT_KEY = 'site.consent';
/** Raise it when the request changes: every visitor is then asked again. */
export const CONSENT_VERSION = 1;

/** Parses a stored choice. A privacy signal newer than the choice makes granted analytics or marketing `outdated`. */
export function parseConsent(text: string): ConsentPreferences | 'outdated' | 'corrupted' {
  const stored = parseJson(text);
  const version = readKey(stored, 'version');
  if (Number.isInteger(version) && version !== CONSENT_VERSION) return 'outdated';
  const date = readKey(stored, 'date');
  const choice = readKey(stored, 'preferences');
  const analytics = readKey(choice, 'analytics');
  const marketing = readKey(choice, 'marketing');
  const preferences = readKey(choice, 'preferences');
  const isDated = typeof date === 'string' && !Number.isNaN(Date.parse(date));
  const isChoice =
    version === CONSENT_VERSION &&
    isDated &&
    readKey(choice, 'necessary') === true &&
    typeof analytics === 'boolean' &&
    typeof marketing === 'boolean' &&
    typeof preferences === 'boolean';
  if (!isChoice) return 'corrupted';
  const isSignalNew = hasPrivacySignal() && readKey(stored, 'hasPrivacySignal') !== true;
  if (isSignalNew && (analytics || marketing)) return 'outdated';
  return { necessary: true, analytics, marketing, preferences };
}

/** Returns the text to store for a choice. */
export function serializeConsent(preferences: ConsentPreferences): string {
  const choice = { version: CONSENT_VERSION, date: new Date().toISOString(), preferences };
  return JSON.stringify(hasPrivacySignal() ? { ...choice, hasPrivacySignal: true } : choice);
}
