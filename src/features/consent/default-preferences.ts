import type { ConsentPreferences } from '#src/config/site-events.ts';

/** Whether the browser says that its user wants no data sold or shared (Global Privacy Control). */
export function hasPrivacySignal(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
}

/** Defaults of the settings before the first choice (behavior §4). */
export function suggestPreferences(): ConsentPreferences {
  return { necessary: true, analytics: !hasPrivacySignal(), marketing: false, preferences: true };
}
