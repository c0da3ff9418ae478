import {
  describeFault,
  type Environment,
  listFaults,
  type Reading,
  readFileAddress,
  readOrigin,
  readOrigins,
  readSwitch,
} from './read-setting.ts';

/** Where the contact form sends: to an account at the e-mail service, or to the mailbox on the site's own origin. */
export type Email =
  | { kind: 'service'; publicKey: string; serviceId: string; templateId: string; origin: string }
  | { kind: 'mailbox' };

/** What the site knows of the place where it will stand. */
export type Site = {
  /** Origin of every absolute address: `https://www.veltara.example`, without a slash at the end. */
  origin: string;
  /** Whether search engines may list the site; preview hosts switch it off. */
  indexing: boolean;
  email: Email;
  /** Address of the outlines of the countries, where they do not come from the site itself. */
  mapGeometry?: string;
  /** Measurement id of the Google Analytics property that counts visits. */
  analyticsId?: string;
  support?: Support;
};

/** The help-desk widget: the address of its script, and further origins that it talks to. */
export type Support = { script: string; origins: string[] };

const defaultOrigin = 'https://www.veltara.example';
const defaultEmailOrigin = 'https://api.emailjs.com';
/** The template that the contact form names (spec §7). */
const defaultTemplateId = 'template_contact';
const exampleGeometry = 'https://cdn.jsdelivr.net/npm/world-atlas@2/countries-110m.json';
const exampleWidget = 'https://widget.help.example/loader.js';
const exampleOrigins = 'https://api.help.example wss://chat.help.example';
/** What Google Analytics calls a property with. */
const MEASUREMENT_ID = /^G-[A-Z\d]{4,20}$/;
/** What the e-mail service writes its keys and ids with. */
const SERVICE_WORD = /^[\w-]{1,64}$/;

/**
 * Reads the settings of the site. A variable that is missing or empty takes its default.
 * @returns The site, or every fault at once: a sentence each, with name, found, expected and an example.
 */
export function readSite(environment: Environment): { site: Site } | { faults: string[] } {
  const origin = readOrigin('SITE_ORIGIN', environment, defaultOrigin);
  const indexing = readSwitch('SITE_INDEXING', environment);
  const email = readEmail(environment);
  const geometry = readFileAddress('SITE_MAP_GEOMETRY', environment, exampleGeometry);
  const analyticsId = readMeasurementId('SITE_ANALYTICS_ID', environment);
  const script = readFileAddress('SITE_SUPPORT_SCRIPT', environment, exampleWidget);
  const origins = readOrigins('SITE_SUPPORT_ORIGINS', environment, exampleOrigins);
  const faults = [
    ...listFaults([origin, indexing]),
    ...('faults' in email ? email.faults : []),
    ...listFaults([geometry, analyticsId, script, origins]),
  ];
  if (
    'fault' in origin ||
    'fault' in indexing ||
    'faults' in email ||
    'fault' in geometry ||
    'fault' in analyticsId ||
    'fault' in script ||
    'fault' in origins
  )
    return { faults };
  return {
    site: {
      origin: origin.value,
      indexing: indexing.value,
      email: email.email,
      ...(geometry.value === '' ? {} : { mapGeometry: geometry.value }),
      ...(analyticsId.value === '' ? {} : { analyticsId: analyticsId.value }),
      ...(script.value === '' ? {} : { support: { script: script.value, origins: origins.value } }),
    },
  };
}

/**
 * The account at the e-mail service. Key and service id come together or not at all; template and origin have
 * defaults and mean nothing without the two.
 */
function readEmail(environment: Environment): { email: Email } | { faults: string[] } {
  const isChosen = ['SITE_EMAILJS_PUBLIC_KEY', 'SITE_EMAILJS_SERVICE_ID'].some(
    (name) => (environment[name] ?? '') !== '',
  );
  const absent = isChosen ? undefined : '';
  const publicKey = readServiceWord('SITE_EMAILJS_PUBLIC_KEY', environment, 'u9JkR2aXwQ4bTzLm1', absent);
  const serviceId = readServiceWord('SITE_EMAILJS_SERVICE_ID', environment, 'service_veltara', absent);
  const templateId = readServiceWord(
    'SITE_EMAILJS_TEMPLATE_ID',
    environment,
    defaultTemplateId,
    defaultTemplateId,
  );
  const origin = readOrigin('SITE_EMAILJS_ORIGIN', environment, defaultEmailOrigin);
  if ('value' in publicKey && 'value' in serviceId && 'value' in templateId && 'value' in origin) {
    const account = { publicKey: publicKey.value, serviceId: serviceId.value, templateId: templateId.value };
    return { email: isChosen ? { kind: 'service', ...account, origin: origin.value } : { kind: 'mailbox' } };
  }
  return { faults: listFaults([publicKey, serviceId, templateId, origin]) };
}

/** A key or an id of the e-mail service. Without a fallback it has to be there. */
function readServiceWord(
  name: string,
  environment: Environment,
  example: string,
  fallback: string | undefined,
): Reading<string> {
  const written = environment[name] ?? '';
  if (written === '' && fallback !== undefined) return { value: fallback };
  if (SERVICE_WORD.test(written)) return { value: written };
  const expected =
    written === ''
      ? 'a value, as SITE_EMAILJS_PUBLIC_KEY and SITE_EMAILJS_SERVICE_ID are set together or not at all'
      : '1 to 64 letters, digits, "_" and "-" as the dashboard of the service shows them';
  return { fault: describeFault({ name, written, expected, example }) };
}

/** The id of an analytics property, or nothing. */
function readMeasurementId(name: string, environment: Environment): Reading<string> {
  const written = environment[name] ?? '';
  if (written === '' || MEASUREMENT_ID.test(written)) return { value: written };
  const expected =
    'the measurement id of a Google Analytics 4 property: "G-", then 4 to 20 capital letters and digits';
  return { fault: describeFault({ name, written, expected, example: 'G-1A2B3C4D5E' }) };
}
