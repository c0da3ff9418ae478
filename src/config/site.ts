/** What the site knows of the place where it will stand. */
export type Site = {
  /** Origin of every absolute address: `https://www.veltara.example`, without a slash at the end. */
  origin: string;
  /** Whether search engines may list the site; preview hosts switch it off. */
  indexing: boolean;
};

/** The environment as a process gives it. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** A setting that was read, or a sentence that says what is wrong with it. */
type Reading<Value> = { value: Value } | { fault: string };

const defaultOrigin = 'https://www.veltara.example';
const hostsWithoutCertificate = ['localhost', '127.0.0.1'];
const switchPositions = new Map([
  ['on', true],
  ['off', false],
]);

/**
 * Reads the settings of the site. A variable that is missing or empty takes its default.
 * @returns The site, or every fault at once: a sentence each, with name, found, expected and an example.
 */
export function readSite(environment: Environment): { site: Site } | { faults: string[] } {
  const origin = readOrigin('SITE_ORIGIN', environment);
  const indexing = readSwitch('SITE_INDEXING', environment);
  if ('value' in origin && 'value' in indexing) {
    return { site: { origin: origin.value, indexing: indexing.value } };
  }
  return { faults: [origin, indexing].flatMap((reading) => ('fault' in reading ? [reading.fault] : [])) };
}

function readOrigin(name: string, environment: Environment): Reading<string> {
  const written = environment[name] ?? '';
  if (written === '') return { value: defaultOrigin };
  const url = URL.canParse(written) ? new URL(written) : undefined;
  const isSafe = url?.protocol === 'https:';
  const isLocal = url?.protocol === 'http:' && hostsWithoutCertificate.includes(url.hostname);
  if (url?.origin === written && (isSafe || isLocal)) return { value: written };
  const expected = 'an https origin without a path or a slash at the end (http on localhost only)';
  return { fault: describeFault({ name, written, expected, example: suggestOrigin(url) }) };
}

/** The origin that was probably meant. */
function suggestOrigin(url: URL | undefined): string {
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  return isWeb ? `https://${url.host}` : defaultOrigin;
}

function readSwitch(name: string, environment: Environment): Reading<boolean> {
  const written = environment[name] ?? '';
  const value = switchPositions.get(written === '' ? 'on' : written);
  if (value !== undefined) return { value };
  return { fault: describeFault({ name, written, expected: '"on" or "off"', example: 'off' }) };
}

type Fault = { name: string; written: string; expected: string; example: string };

function describeFault({ name, written, expected, example }: Fault): string {
  return `${name} is "${written}"; expected ${expected}, for example ${name}=${example}.`;
}
