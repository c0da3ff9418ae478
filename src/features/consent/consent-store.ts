import { announce, type ConsentPreferences } from '#src/config/site-events.ts';
import { tryStorage } from '#src/config/storage.ts';
import { CONSENT_KEY, parseConsent, serializeConsent } from './stored-consent.ts';

/** Key under which this tab keeps that the banner was closed; named in the cookie policy as necessary. */
const CLOSED_KEY = 'site.consent-closed';

/** Remembers that the visitor closed the banner without a choice. If storage is blocked, the next page asks again. */
function keepClosed() {
  tryStorage(() => sessionStorage.setItem(CLOSED_KEY, 'closed'));
}

/** Whether the banner was closed on a page from which the visitor has come here since. */
function wasClosed(): boolean {
  const closed = tryStorage(() => {
    if (!hasComeFromSite()) sessionStorage.removeItem(CLOSED_KEY);
    return sessionStorage.getItem(CLOSED_KEY);
  });
  return closed !== null;
}

/** Whether a link of the site or the way back has led here, and no reload or address that was typed. */
function hasComeFromSite(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const type = navigation instanceof PerformanceNavigationTiming ? navigation.type : 'navigate';
  return type === 'back_forward' || (type === 'navigate' && document.referrer.startsWith(location.origin));
}

/** State of consent and of its panel (behavior §4). */
export type ConsentState = {
  /** `null` as long as nothing is chosen. */
  preferences: ConsentPreferences | null;
  view: 'hidden' | 'banner' | 'settings';
  /** Whether the visitor has asked for the view, which then takes the focus. */
  isWanted: boolean;
};

const listeners = new Set<() => void>();
let state: ConsentState | undefined;
let isStorageBlocked = false;

/** The state as it is; the same object until it changes. */
export function readConsent(): ConsentState {
  state ??= askUnlessChosen(readChoice());
  return state;
}

/** Calls back after every change, also of those that another tab makes, and tells the choice that is stored. */
export function subscribeToConsent(listener: () => void): void {
  listeners.add(listener);
  addEventListener('storage', followStorage);
  addEventListener('pageshow', followStorage);
  if (readConsent().preferences !== null) announceChoice();
}

/** Agrees to everything. */
export function acceptAll() {
  savePreferences({ analytics: true, marketing: true, preferences: true });
}

/** Agrees to nothing but what is necessary. */
export function decline() {
  savePreferences({ analytics: false, marketing: false, preferences: false });
}

/** Stores a choice and closes the panel. If storage is blocked, the choice lasts for this page. */
export function savePreferences(choice: Omit<ConsentPreferences, 'necessary'>) {
  const preferences = { necessary: true, ...choice } as const;
  keepChoice(preferences);
  update({ preferences, view: 'hidden', isWanted: false });
}

/** Withdraws the choice at once and asks again. */
export function resetConsent() {
  keepChoice(null);
  update({ preferences: null, view: 'banner', isWanted: true });
}

/** Shows the banner or the settings because the visitor wants to. */
export function openConsent(view: 'banner' | 'settings') {
  update({ ...readConsent(), view, isWanted: true });
}

/** Hides the panel without a choice, on the pages that follow as well, until one is loaded again. */
export function closeBanner() {
  keepClosed();
  update({ ...readConsent(), view: 'hidden', isWanted: false });
}

function askUnlessChosen(preferences: ConsentPreferences | null): ConsentState {
  const isAsked = preferences === null && !wasClosed();
  return { preferences, view: isAsked ? 'banner' : 'hidden', isWanted: false };
}

function update(next: ConsentState) {
  const isChanged = !isSame(next.preferences, readConsent().preferences);
  state = next;
  listeners.forEach((listener) => listener());
  if (isChanged) announceChoice();
}

function announceChoice() {
  announce('consent-changed', readConsent().preferences);
}

/** Another tab may have changed the choice, now or while this page rested in the history. */
function followStorage() {
  if (isStorageBlocked) return;
  const preferences = readChoice();
  if (!isSame(preferences, readConsent().preferences)) update(askUnlessChosen(preferences));
}

function isSame(one: ConsentPreferences | null, other: ConsentPreferences | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function readChoice(): ConsentPreferences | null {
  try {
    const text = localStorage.getItem(CONSENT_KEY);
    const stored = text === null ? null : parseConsent(text);
    if (stored === 'corrupted') {
      // oxlint-disable-next-line no-console -- a corrupted value is logged (behavior §4)
      console.warn('The stored consent was corrupted and has been removed.');
      localStorage.removeItem(CONSENT_KEY);
    }
    return typeof stored === 'string' ? null : stored;
  } catch {
    // oxlint-disable-next-line no-console -- a storage that cannot be read is logged (behavior §8)
    if (!isStorageBlocked) console.warn('The stored consent cannot be read; a choice lasts for the page.');
    isStorageBlocked = true;
    return null;
  }
}

function keepChoice(preferences: ConsentPreferences | null) {
  const kept = tryStorage(() =>
    preferences === null
      ? localStorage.removeItem(CONSENT_KEY)
      : localStorage.setItem(CONSENT_KEY, serializeConsent(preferences)),
  );
  isStorageBlocked = kept === null;
}
