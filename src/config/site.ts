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
};

/** The environment as a process gives it. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** A setting that was read, or a sentence that says what is wrong with it. */
type Reading<Value> = { value: Value } | { fault: string };

const defaultOrigin = 'https://www.veltara.example';
const defaultEmailOrigin = 'https://api.emailjs.com';
/** The template that the contact form names (spec §7). */
const defaultTemplateId = 'template_contact';
const exampleGeometry = 'https://cdn.jsdelivr.net/npm/world-atlas@2/countries-110m.json';
const hostsWithoutCertificate = ['localhost', '127.0.0.1'];
/** Names and addresses of hosts. URLs allow more, some of which would end or widen a security policy. */
const PLAIN_HOST = /^(?:[a-z\d.-]+|\[[\da-f:.]+\])$/;
/** What the e-mail service writes its keys and ids with. */
const SERVICE_WORD = /^[\w-]{1,64}$/;
const switchPositions = new Map([
  ['on', true],
  ['off', false],
]);

/**
 * Reads the settings of the site. A variable that is missing or empty takes its default.
 * @returns The site, or every fault at once: a sentence each, with name, found, expected and an example.
 */
export function readSite(environment: Environment): { site: Site } | { faults: string[] } {
  const origin = readOrigin('SITE_ORIGIN', environment, defaultOrigin);
  const indexing = readSwitch('SITE_INDEXING', environment);
  const email = readEmail(environment);
  const geometry = readFileAddress('SITE_MAP_GEOMETRY', environment, exampleGeometry);
  if ('value' in origin && 'value' in indexing && 'email' in email && 'value' in geometry) {
    const mapGeometry = geometry.value === '' ? {} : { mapGeometry: geometry.value };
    return { site: { origin: origin.value, indexing: indexing.value, email: email.email, ...mapGeometry } };
  }
  const others = 'faults' in email ? email.faults : [];
  return { faults: [...listFaults([origin, indexing]), ...others, ...listFaults([geometry])] };
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

function readOrigin(name: string, environment: Environment, fallback: string): Reading<string> {
  const written = environment[name] ?? '';
  if (written === '') return { value: fallback };
  const url = URL.canParse(written) ? new URL(written) : undefined;
  if (url?.origin === written && isSafe(url)) return { value: written };
  const expected = 'an https origin without a path or a slash at the end (http on localhost only)';
  return { fault: describeFault({ name, written, expected, example: suggestOrigin(url, fallback) }) };
}

/** The address of a file on another host, or nothing. */
function readFileAddress(name: string, environment: Environment, example: string): Reading<string> {
  const written = environment[name] ?? '';
  if (written === '') return { value: '' };
  const url = URL.canParse(written) ? new URL(written) : undefined;
  if (url !== undefined && url.href === written && isSafe(url)) return { value: written };
  const expected = 'the https address of a file, as the address bar of a browser writes it';
  return { fault: describeFault({ name, written, expected, example }) };
}

/** Whether an address may stand in a security policy and in a page: encrypted, or on this machine. */
function isSafe({ protocol, hostname }: URL): boolean {
  const isLocal = protocol === 'http:' && hostsWithoutCertificate.includes(hostname);
  return (protocol === 'https:' || isLocal) && PLAIN_HOST.test(hostname);
}

/** The origin that was probably meant. */
function suggestOrigin(url: URL | undefined, fallback: string): string {
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  return isWeb && PLAIN_HOST.test(url.hostname) ? `https://${url.host}` : fallback;
}

function readSwitch(name: string, environment: Environment): Reading<boolean> {
  const written = environment[name] ?? '';
  const value = switchPositions.get(written === '' ? 'on' : written);
  if (value !== undefined) return { value };
  return { fault: describeFault({ name, written, expected: '"on" or "off"', example: 'off' }) };
}

function listFaults(readings: readonly Reading<unknown>[]): string[] {
  return readings.flatMap((reading) => ('fault' in reading ? [reading.fault] : []));
}

type Fault = { name: string; written: string; expected: string; example: string };

function describeFault({ name, written, expected, example }: Fault): string {
  return `${name} is "${written}"; expected ${expected}, for example ${name}=${example}.`;
}
