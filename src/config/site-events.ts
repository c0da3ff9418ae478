/** Consent by category (behavior §3). */
export type ConsentPreferences = {
  necessary: true;
  analytics: boolean;
  marketing: boolean;
  preferences: boolean;
};

/** A visitor's action, for analytics; it never contains what they typed. */
export type Engagement = { category: string; action: string; label?: string; value?: number };

/** Events between parts of the site; a listener is optional. */
export type SiteNotices = {
  /** The stored choice when a page starts, and every change of it; `null` when consent is withdrawn. */
  'consent-changed': ConsentPreferences | null;
  /** A visitor did something worth counting. */
  'visitor-engaged': Engagement;
  /** A form submission ended (behavior §8). */
  'form-answered': { tag: 'contact'; success: boolean };
};

type Listening = { signal?: AbortSignal; once?: boolean };

const nameOf = (event: string) => `site:${event}`;

/** Dispatches a notice to all listeners. */
export function announce<Name extends keyof SiteNotices>(name: Name, detail: SiteNotices[Name]): void {
  dispatchEvent(new CustomEvent(nameOf(name), { detail }));
}

/** Calls a handler for every notice of a name, until the signal aborts. */
export function onNotice<Name extends keyof SiteNotices>(
  name: Name,
  handle: (detail: SiteNotices[Name]) => void,
  options?: Listening,
): void {
  const listen = (event: CustomEventInit<SiteNotices[Name]>) => {
    if (event.detail !== undefined) handle(event.detail);
  };
  addEventListener(nameOf(name), listen, options);
}
