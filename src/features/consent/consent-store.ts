import { announce, type ConsentPreferences } from '#src/config/site-events.ts';
import { tryStorage } from '#src/config/storage.ts';
import { CONSENT_KEY, parseConsent, serializeConsent } from './stored-consent.ts';

/** Session storage key of a closed banner; listed in the cookie policy as necessary. */
const CLOSED_KEY = 'site.consent-closed';

/** Remembers that the banner was closed without a choice. If storage is blocked, the next page asks again. */
function storeBannerClosed() {
  tryStorage(() => sessionStorage.setItem(CLOSED_KEY, 'closed'));
}

/** Returns true if the banner was closed on an earlier page and the visitor navigated here within the site. */
function wasClosed(): boolean {
  const closed = tryStorage(() => {
    if (!wasNavigatedWithinSite()) sessionStorage.removeItem(CLOSED_KEY);
    return sessionStorage.getItem(CLOSED_KEY);
  });
  return closed !== null;
}

/** Returns true after a link of this site or a back/forward navigation; false after a reload or a typed address. */
function wasNavigatedWithinSite(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const type = navigation instanceof PerformanceNavigationTiming ? navigation.type : 'navigate';
  const isFromSite = document.referrer.startsWith(`${location.origin}/`);
  return type === 'back_forward' || (type === 'navigate' && isFromSite);
}

/** Consent and the state of its panel (behavior §4). */
export type ConsentState = {
  /** `null` until the visitor chooses. */
  preferences: ConsentPreferences | null;
  view: 'hidden' | 'banner' | 'settings';
  /** True if the visitor opened the view; it then takes focus. */
  isWanted: boolean;
};

const listeners = new Set<() => void>();
let state: ConsentState | undefined;
let isStorageBlocked = false;

/** Returns the current state; the same object until it changes. */
export function readConsent(): ConsentState {
  state ??= createInitialState(readChoice());
  return state;
}

/** Calls back after every change, in other tabs too, and announces a stored choice. */
export function subscribeToConsent(listener: () => void): void {
  listeners.add(listener);
  addEventListener('storage', followStorage);
  addEventListener('pageshow', followStorage);
  if (readConsent().preferences !== null) announceChoice();
}

/** Grants everything. */
export function acceptAll() {
  savePreferences({ analytics: true, marketing: true, preferences: true });
}

/** Grants only what is necessary. */
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

/** Opens the banner or the settings for the visitor. */
export function openConsent(view: 'banner' | 'settings') {
  update({ ...readConsent(), view, isWanted: true });
}

/** Hides the panel without a choice, also on pages reached from here. */
export function closeBanner() {
  storeBannerClosed();
  update({ ...readConsent(), view: 'hidden', isWanted: false });
}

function createInitialState(preferences: ConsentPreferences | null): ConsentState {
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

/** Another tab may have changed the choice, now or while this page was in the back/forward cache. */
function followStorage() {
  if (isStorageBlocked) return;
  const preferences = readChoice();
  if (!isSame(preferences, readConsent().preferences)) update(createInitialState(preferences));
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
    // oxlint-disable-next-line no-console -- unreadable storage is logged (behavior §8)
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
