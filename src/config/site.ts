/** Destination of the contact form: the e-mail service, an address that takes JSON, or the mailbox of the site itself. */
export type Email =
  | { kind: 'service'; publicKey: string; serviceId: string; templateId: string; origin: string }
  | { kind: 'endpoint'; address: string }
  | { kind: 'mailbox' };

/** The help-desk widget: the address of its script, and further origins that it talks to. */
export type Support = { script: string; origins: string[] };

/** Where the site is hosted and which services it uses. */
export type Site = {
  /**
   * Prefix of every absolute address: `https://www.company.example`, or `https://owner.example/site` where the site
   * stands in a folder of its host. It has no slash at the end.
   */
  origin: string;
  /** Whether search engines may list the site; preview hosts switch it off. */
  indexing: boolean;
  email: Email;
  /** Address of the outlines of the countries, where they do not come from the site itself. */
  mapGeometry?: string | undefined;
  /** Measurement id of the Google Analytics property that counts visits. */
  analyticsId?: string | undefined;
  support?: Support | undefined;
  /** Value of `Strict-Transport-Security` if not the default: `max-age=63072000`. */
  strictTransport?: string | undefined;
};
