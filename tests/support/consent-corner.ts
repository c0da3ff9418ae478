import type { Locator, Page } from '@playwright/test';
import type { Language } from '#src/config/languages.ts';
import { CONSENT_KEY, CONSENT_VERSION } from '#src/features/consent/stored-consent.ts';
import { createI18n } from '#src/i18n/create-i18n.ts';
import type { MessageKey } from '#src/i18n/message-keys.ts';
import { openDocument } from './open-document.ts';
import { readWords } from './site-content.ts';

/** Choices of a visitor. */
export const choices = {
  none: { necessary: true, analytics: false, marketing: false, preferences: false },
  all: { necessary: true, analytics: true, marketing: true, preferences: true },
  some: { necessary: true, analytics: true, marketing: false, preferences: true },
} as const;

/** The parts of the consent panel, located by their text. */
export type ConsentCorner = {
  banner: Locator;
  settings: Locator;
  consentButton: Locator;
  button: (key: MessageKey<'consent'>) => Locator;
  toggle: (category: 'necessary' | 'analytics' | 'marketing' | 'preferences') => Locator;
  consentText: (key: MessageKey<'consent'>) => string;
};

/** Locates the consent panel of a page. */
export function findConsent(page: Page, language: Language): ConsentCorner {
  const { messages, namespaces } = readWords(language);
  const i18n = createI18n(language, messages);
  i18n.addResourceBundle(language, 'consent', namespaces.consent);
  const consentText = (key: MessageKey<'consent'>) => i18n.t(key, { ns: 'consent' });
  const dialog = (key: MessageKey<'consent'>) =>
    page.getByRole('dialog', { name: consentText(key), exact: true });
  const button = (key: MessageKey<'consent'>) =>
    page.getByRole('button', { name: consentText(key), exact: true });
  return {
    consentText,
    button,
    banner: dialog('title'),
    settings: dialog('settings.title'),
    consentButton: button('open'),
    toggle: (category) =>
      page.getByRole('switch', { name: consentText(`categories.${category}.name`), exact: true }),
  };
}

/** Opens a page and waits for its banner. */
export async function openBanner(page: Page, address: string, language: Language): Promise<ConsentCorner> {
  const corner = findConsent(page, language);
  await openDocument(page, address);
  await corner.banner.waitFor();
  return corner;
}

/** Returns the stored choice. */
export async function readStoredConsent(page: Page): Promise<unknown> {
  const text = await page.evaluate((key) => localStorage.getItem(key), CONSENT_KEY);
  return text === null ? null : JSON.parse(text);
}

/** Stores a text before the page starts, once. */
export async function storeConsent(page: Page, value: string) {
  await page.addInitScript(
    ({ key, text }) => {
      if (sessionStorage.getItem(key) !== null) return;
      sessionStorage.setItem(key, 'stored');
      localStorage.setItem(key, text);
    },
    { key: CONSENT_KEY, text: value },
  );
}

/** Returns a stored value with a version. */
export function writeConsent(preferences: object, version = CONSENT_VERSION): string {
  return JSON.stringify({ version, date: '2026-01-31T12:00:00.000Z', preferences });
}

/** Records the consent events of the page. Call it before the page opens. */
export async function watchConsent(page: Page) {
  await page.addInitScript(() => {
    const events: unknown[] = [];
    window.consentEvents = events;
    addEventListener('site:consent-changed', ({ detail }) => events.push(detail));
  });
}

/** Enables Global Privacy Control in the next documents. */
export async function signalPrivacy(page: Page) {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  );
}
