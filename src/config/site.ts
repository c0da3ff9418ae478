/** Destination of the contact form: the e-mail service, a JSON endpoint, or the site's own mailbox. */
export type Email =
  | { kind: 'service'; publicKey: string; serviceId: string; templateId: string; origin: string }
  | { kind: 'endpoint'; address: string }
  | { kind: 'mailbox' };

/** The help-desk widget: the address of its script, and additional origins that it connects to. */
export type Support = { script: string; origins: string[] };

/** Where the site is hosted and which services it uses. */
export type Site = {
  /**
   * Prefix of every absolute address, without a trailing slash: `https://www.company.example`, or
   * `https://owner.example/site` if the site is in a folder of its host.
   */
  origin: string;
  /** Whether search engines may index the site; preview hosts turn it off. */
  indexing: boolean;
  email: Email;
  /** Address of the country outlines, if they are not served by the site. */
  mapGeometry?: string | undefined;
  /** Google Analytics measurement id. */
  analyticsId?: string | undefined;
  support?: Support | undefined;
  /** Value of `Strict-Transport-Security` if not the default: `max-age=63072000`. */
  strictTransport?: string | undefined;
};
