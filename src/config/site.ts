/** Destination of the contact form: the e-mail service, a JSON endpoint, or the site's own mailbox. */
export type Email =
  | { kind: 'emailjs'; publicKey: string; serviceId: string; templateId: string; origin: string }
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

type Use = Email['kind'] | 'analytics' | 'support' | 'analytics or support';

/** For each name in a condition, whether the site uses it. */
const uses: Record<Use, (site: Site) => boolean> = {
  emailjs: ({ email }) => email.kind === 'emailjs',
  endpoint: ({ email }) => email.kind === 'endpoint',
  mailbox: ({ email }) => email.kind === 'mailbox',
  analytics: ({ analyticsId }) => analyticsId !== undefined,
  support: ({ support }) => support !== undefined,
  'analytics or support': ({ analyticsId, support }) => (analyticsId ?? support) !== undefined,
};
const useNames = Object.keys(uses).filter((name): name is Use => name in uses);

/** Condition of a text: that the site uses something, or that it does not. */
export type Condition = Use | `not ${Use}`;
/** A text that may apply to some sites only. */
export type Conditional = { when?: Condition[] | undefined };
export const conditions: readonly Condition[] = useNames.flatMap((use) => [use, `not ${use}` as const]);

/** Returns whether a site meets all conditions of a text. */
export function appliesTo(site: Site, { when }: Conditional): boolean {
  const holding = useNames.map((use): Condition => (uses[use](site) ? use : `not ${use}`));
  return when?.every((condition) => holding.includes(condition)) ?? true;
}
