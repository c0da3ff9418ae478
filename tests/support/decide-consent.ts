import type { BrowserContext } from '@playwright/test';
import type { ConsentPreferences } from '#src/config/site-events.ts';
import { CONSENT_KEY, serializeConsent } from '#src/features/consent/stored-consent.ts';

const declined = { necessary: true, analytics: false, marketing: false, preferences: false } as const;

/** Stores a choice for every page of a context that has none, so that no banner appears. */
export async function decideConsent(context: BrowserContext, choice: ConsentPreferences = declined) {
  const stored = { key: CONSENT_KEY, value: serializeConsent(choice) };
  await context.addInitScript(({ key, value }) => {
    try {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    } catch {
      return;
    }
  }, stored);
}
