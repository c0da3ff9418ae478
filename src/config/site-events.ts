/** Consent by category (behavior §3). */
export type ConsentPreferences = {
  necessary: true;
  analytics: boolean;
  marketing: boolean;
  preferences: boolean;
};

/** Something that a visitor has done on a page, for whoever counts visits; never what they have written. */
export type Engagement = { category: string; action: string; label?: string; value?: number };

/** Events between parts of the site, sent without expecting a listener or an answer. */
export type SiteNotices = {
  /** A stored choice at the start of a page, and every change of it; `null` when the choice is withdrawn. */
  'consent-changed': ConsentPreferences | null;
  /** A visitor has done something that is worth counting. */
  'visitor-engaged': Engagement;
  /** Sending a form has ended (behavior §8). */
  'form-answered': { tag: 'contact'; success: boolean };
};

type Listening = { signal?: AbortSignal; once?: boolean };

const nameOf = (event: string) => `site:${event}`;

/** Sends a notice to everybody who listens. */
export function announce<Name extends keyof SiteNotices>(name: Name, detail: SiteNotices[Name]): void {
  dispatchEvent(new CustomEvent(nameOf(name), { detail }));
}

/** Calls a handler with every notice of a name, until the signal. */
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
