import type { ConsentPreferences } from '#src/config/site-events.ts';

/** Returns true if the browser sends a Global Privacy Control signal. */
export function hasPrivacySignal(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
}

/** Returns the initial settings before the first choice (behavior §4). */
export function getDefaultPreferences(): ConsentPreferences {
  return { necessary: true, analytics: !hasPrivacySignal(), marketing: false, preferences: true };
}
