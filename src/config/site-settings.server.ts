import { z } from 'zod';
import { faultOf, fileAddress, originOr, siteAddressOr } from './setting-addresses.server.ts';
import type { Email, Site } from './site.ts';

/** Environment variables of a process. */
export type Environment = Readonly<Record<string, string | undefined>>;

const defaultOrigin = 'https://www.company.example';
const defaultEmailOrigin = 'https://api.emailjs.com';
/** Template id of the contact form (behavior §7). */
const defaultTemplateId = 'template_contact';
/** Format of a Google Analytics measurement id. */
const MEASUREMENT_ID = /^G-[A-Z\d]{4,20}$/;
/** Format of keys and ids of the e-mail service. */
const SERVICE_WORD = /^[\w-]{1,64}$/;
const SECURE_ORIGIN = /^(?:https|wss):\/\/[a-z\d-]+(?:\.[a-z\d-]+)*(?::\d{1,5})?$/;
/** Value of `Strict-Transport-Security`. The browsers' preload list requires a year and all subdomains. */
const STRICT_TRANSPORT = /^max-age=(?<age>\d{1,9})(?:; includeSubDomains(?<preload>; preload)?)?$/;
const PRELOAD_SECONDS = 31_536_000;

function isStrictTransport(written: string): boolean {
  const parts = STRICT_TRANSPORT.exec(written)?.groups;
  if (parts === undefined) return false;
  return parts['preload'] === undefined || Number(parts['age']) >= PRELOAD_SECONDS;
}

/** Schema of a key or id of the e-mail service. `other` matches a value of another field, pasted by mistake. */
function serviceWord(example: string, meant: string, other: RegExp) {
  const missing =
    'a value, as SITE_EMAILJS_PUBLIC_KEY and SITE_EMAILJS_SERVICE_ID are set together, and the other SITE_EMAILJS settings only with them';
  const malformed = '1 to 64 letters, digits, "_" and "-" as the dashboard of the service shows them';
  return z
    .string({ error: faultOf(missing, example) })
    .regex(SERVICE_WORD, { error: faultOf(malformed, example), abort: true })
    .refine((written) => !other.test(written), { error: faultOf(meant, example) });
}

const listOrigins = (written: string) => written.split(' ').filter((part) => part !== '');

const settings = z.object({
  SITE_ORIGIN: siteAddressOr(defaultOrigin),
  SITE_INDEXING: z.enum(['on', 'off'], { error: faultOf('"on" or "off"', 'off') }).default('on'),
  SITE_EMAILJS_PUBLIC_KEY: serviceWord(
    'u9JkR2aXwQ4bTzLm1',
    'the public key of the account, not the id of a service or a template',
    /^(?:service|template)_/,
  ),
  SITE_EMAILJS_SERVICE_ID: serviceWord(
    'service_main',
    'the id of a service, not of a template',
    /^template_/,
  ),
  SITE_EMAILJS_TEMPLATE_ID: serviceWord(
    defaultTemplateId,
    'the id of a template, not of a service',
    /^service_/,
  ).default(defaultTemplateId),
  SITE_EMAILJS_ORIGIN: originOr(defaultEmailOrigin),
  SITE_MESSAGE_ENDPOINT: fileAddress('https://forms.example/send', '', 'what takes messages').optional(),
  SITE_MAP_GEOMETRY: fileAddress('https://cdn.jsdelivr.net/npm/world-atlas@2/countries-110m.json').optional(),
  SITE_ANALYTICS_ID: z
    .string()
    .regex(MEASUREMENT_ID, {
      error: faultOf(
        'the measurement id of a Google Analytics 4 property: "G-", then 4 to 20 capital letters and digits',
        'G-1A2B3C4D5E',
      ),
    })
    .optional(),
  SITE_SUPPORT_SCRIPT: fileAddress(
    'https://widget.help.example/loader.js',
    'the address of the widget’s script, as SITE_SUPPORT_ORIGINS names further origins of it',
  ),
  // `wss` is for encrypted WebSockets.
  SITE_SUPPORT_ORIGINS: z
    .string()
    .refine(
      (written) => listOrigins(written).every((part) => SECURE_ORIGIN.test(part) && URL.canParse(part)),
      {
        error: faultOf(
          'https or wss origins without a path, with spaces between them',
          'https://api.help.example wss://chat.help.example',
        ),
      },
    )
    .transform(listOrigins)
    .default([]),
  SITE_STRICT_TRANSPORT: z
    .string()
    .refine(isStrictTransport, {
      error: faultOf(
        '"max-age=" and seconds, then perhaps "; includeSubDomains", then perhaps "; preload" (for a year at least)',
        'max-age=63072000; includeSubDomains',
      ),
    })
    .optional(),
  SITE_SKELETON_MS: z
    .string()
    .regex(/^\d{1,5}$/, { error: faultOf('a number of milliseconds from 0 to 99999', '0') })
    .transform(Number)
    .optional(),
});

/** Name of a site setting. */
export type SettingName = keyof z.infer<typeof settings>;

/** Names of all site settings. */
export const settingNames: readonly string[] = Object.keys(settings.shape);

type Needed = 'SITE_EMAILJS_PUBLIC_KEY' | 'SITE_EMAILJS_SERVICE_ID' | 'SITE_SUPPORT_SCRIPT';

/** Returns the settings that are optional because no setting of their group is set. */
function listOptional(written: Readonly<Record<string, unknown>>): { [Name in Needed]?: true } {
  const isGroupUsed = (prefix: string) => Object.keys(written).some((name) => name.startsWith(prefix));
  return {
    ...(isGroupUsed('SITE_EMAILJS_') ? {} : { SITE_EMAILJS_PUBLIC_KEY: true, SITE_EMAILJS_SERVICE_ID: true }),
    ...(isGroupUsed('SITE_SUPPORT_') ? {} : { SITE_SUPPORT_SCRIPT: true }),
  };
}

const readWritten = (written: Readonly<Record<string, unknown>>) =>
  settings.partial(listOptional(written)).safeParse(written);

type Settings = NonNullable<ReturnType<typeof readWritten>['data']>;

/** The parsed settings: the site, and the skeleton time if a measurement overrides it. */
export type SettingsReading = { site: Site; skeletonMs?: number | undefined } | { faults: string[] };

/**
 * Reads the site's settings. Missing or empty variables take their defaults.
 * @returns the site, or all problems at once, one sentence each: name, found, expected and an example
 */
export function readSite(environment: Environment): SettingsReading {
  const entries = Object.entries(environment).filter(([, value]) => value !== undefined && value !== '');
  const { data, error } = readWritten(Object.fromEntries(entries));
  if (data === undefined) return { faults: error.issues.map(({ message }) => message) };
  if (data.SITE_MESSAGE_ENDPOINT !== undefined && data.SITE_EMAILJS_PUBLIC_KEY !== undefined) {
    return { faults: ['SITE_MESSAGE_ENDPOINT and SITE_EMAILJS_PUBLIC_KEY are both set; keep one of them.'] };
  }
  const { SITE_SUPPORT_SCRIPT: script } = data;
  return {
    skeletonMs: data.SITE_SKELETON_MS,
    site: {
      origin: data.SITE_ORIGIN,
      indexing: data.SITE_INDEXING === 'on',
      email: emailOf(data),
      mapGeometry: data.SITE_MAP_GEOMETRY,
      analyticsId: data.SITE_ANALYTICS_ID,
      support: script === undefined ? undefined : { script, origins: data.SITE_SUPPORT_ORIGINS },
      strictTransport: data.SITE_STRICT_TRANSPORT,
    },
  };
}

function emailOf(data: Settings): Email {
  if (data.SITE_MESSAGE_ENDPOINT !== undefined)
    return { kind: 'endpoint', address: data.SITE_MESSAGE_ENDPOINT };
  const { SITE_EMAILJS_PUBLIC_KEY: publicKey, SITE_EMAILJS_SERVICE_ID: serviceId } = data;
  if (publicKey === undefined || serviceId === undefined) return { kind: 'mailbox' };
  const { SITE_EMAILJS_TEMPLATE_ID: templateId, SITE_EMAILJS_ORIGIN: origin } = data;
  return { kind: 'emailjs', publicKey, serviceId, templateId, origin };
}
