/** The environment as a process gives it. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** A setting that was read, or a sentence that says what is wrong with it. */
export type Reading<Value> = { value: Value } | { fault: string };

const hostsWithoutCertificate = ['localhost', '127.0.0.1'];
/** Names and addresses of hosts. URLs allow more, some of which would end or widen a security policy. */
const PLAIN_HOST = /^(?:[a-z\d.-]+|\[[\da-f:.]+\])$/;
const SECURE_ORIGIN = /^(?:https|wss):\/\/[a-z\d-]+(?:\.[a-z\d-]+)*(?::\d{1,5})?$/;
const switchPositions = new Map([
  ['on', true],
  ['off', false],
]);

/** An origin, as an address begins; where none is written, the fallback. */
export function readOrigin(name: string, environment: Environment, fallback: string): Reading<string> {
  const written = environment[name] ?? '';
  if (written === '') return { value: fallback };
  const url = URL.canParse(written) ? new URL(written) : undefined;
  if (url?.origin === written && isSafe(url)) return { value: written };
  const expected = 'an https origin without a path or a slash at the end (http on localhost only)';
  return { fault: describeFault({ name, written, expected, example: suggestOrigin(url, fallback) }) };
}

/** The address of a file on another host, or nothing. */
export function readFileAddress(name: string, environment: Environment, example: string): Reading<string> {
  const written = environment[name] ?? '';
  if (written === '') return { value: '' };
  const url = URL.canParse(written) ? new URL(written) : undefined;
  if (url !== undefined && url.href === written && isSafe(url)) return { value: written };
  const expected = 'the https address of a file, as the address bar of a browser writes it';
  return { fault: describeFault({ name, written, expected, example }) };
}

/** Any number of origins with spaces between them; `wss` is the encrypted connection that stays open. */
export function readOrigins(name: string, environment: Environment, example: string): Reading<string[]> {
  const written = environment[name] ?? '';
  const origins = written.split(' ').filter((part) => part !== '');
  if (origins.every((part) => SECURE_ORIGIN.test(part) && URL.canParse(part))) return { value: origins };
  const expected = 'https or wss origins without a path, with spaces between them';
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

/** A switch that is on unless it is written otherwise. */
export function readSwitch(name: string, environment: Environment): Reading<boolean> {
  const written = environment[name] ?? '';
  const value = switchPositions.get(written === '' ? 'on' : written);
  if (value !== undefined) return { value };
  return { fault: describeFault({ name, written, expected: '"on" or "off"', example: 'off' }) };
}

/** The sentences of the readings that failed. */
export function listFaults(readings: readonly Reading<unknown>[]): string[] {
  return readings.flatMap((reading) => ('fault' in reading ? [reading.fault] : []));
}

type Fault = { name: string; written: string; expected: string; example: string };

/** The sentence that says what is wrong with a setting. */
export function describeFault({ name, written, expected, example }: Fault): string {
  return `${name} is "${written}"; expected ${expected}, for example ${name}=${example}.`;
}
