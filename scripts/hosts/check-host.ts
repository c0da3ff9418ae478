import { withResourcePolicy, type securityHeadersOf } from '../../server/answer-rules.ts';
import { sendProbe, checkResponse, checkSecurityHeaders } from './check-response.ts';
import { listProbes, readLandmarks } from './list-probes.ts';
import type { Probe } from './probe.ts';
import { type RawResponse, sendRaw } from './raw-request.ts';

/** Consequence for visitors of each missing header. */
const losses = {
  'Content-Security-Policy':
    'any other site can show the pages in a frame under its own; the policy inside the documents cannot forbid that',
  'Strict-Transport-Security': 'the first request of a visit may travel unencrypted',
  'X-Content-Type-Options': 'a browser may take a file for something that it is not',
  'Referrer-Policy': 'older browsers tell other sites the whole address that a visitor comes from',
  'Permissions-Policy': 'whatever gets into a page may ask for camera, microphone and place',
  'Cross-Origin-Opener-Policy': 'a page that opens this one in a window keeps a hold on that window',
  'Cross-Origin-Resource-Policy': 'other sites can load the files into their own pages',
} as const satisfies Record<keyof ReturnType<typeof securityHeadersOf>, string>;

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

function explain(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function describe({ method = 'GET', target, name }: Probe): string {
  return `${method} ${target} (${name})`;
}

type Exchange = { probe: Probe; answer: RawResponse };

/** Reports missing or wrong security headers, one message per header. */
function checkHeadersOf(exchanges: readonly Exchange[], expected: Record<string, string>): string[] {
  const requested = exchanges.filter(({ probe }) => probe.bare === undefined);
  return Object.entries(losses).flatMap(([name, loss]) => {
    const checkExchange = ({ probe, answer }: Exchange) =>
      checkSecurityHeaders(answer, { [name]: withResourcePolicy(probe.target, expected)[name] ?? '' });
    const faulty = requested.filter((exchange) => checkExchange(exchange).length > 0);
    const [first] = faulty;
    if (first === undefined) return [];
    if (faulty.every(({ answer }) => answer.headers[name.toLowerCase()] === undefined)) {
      const places =
        faulty.length === requested.length ? 'No answer has' : `The answer to ${first.probe.target} lacks`;
      return [`${places} the header ${name}: ${loss}.`];
    }
    const [fault = ''] = checkExchange(first);
    return [`The host ${fault} to ${first.probe.target}: that is not what this build writes.`];
  });
}

/** Reports differences from the expected responses, one message per kind with the probes that show it. */
function checkResponses(exchanges: readonly Exchange[], url: string): string[] {
  const seen = exchanges.flatMap(({ probe, answer }) => {
    const where = `  ${describe(probe)}`;
    return checkResponse(answer, probe.expected, url).map((phrase) => ({ phrase, where }));
  });
  return [...Map.groupBy(seen, ({ phrase }) => phrase)].map(([phrase, places]) =>
    [`The host ${phrase}:`, ...places.map(({ where }) => where)].join('\n'),
  );
}

/** Checks that http redirects to https at the same path and query. Returns error messages. */
async function checkHttpsRedirect(url: string): Promise<string[]> {
  const { protocol, hostname, port } = new URL(url);
  if (protocol === 'http:') {
    if (LOOPBACK.test(hostname)) return [];
    return ['The address begins with http: everybody on the way can read and change what visitors get.'];
  }
  if (port !== '') return [];
  const path = '/about?a=1';
  const answer = await sendRaw({ url: `http://${hostname}/`, path }).catch(() => null);
  if (answer === null || answer.headers.location === `https://${hostname}${path}`) return [];
  return [`http://${hostname}${path} does not lead to the same address with https, query included.`];
}

/** Returns the origin of a host address, https by default. @throws Error with a full sentence if it is invalid */
function parseHost(address: string): string {
  const url = URL.parse(address.includes('://') ? address : `https://${address}`);
  if (url === null || !/^https?:$/.test(url.protocol) || url.pathname !== '/') {
    throw new Error(
      `"${address}" is not the address of a host; expected something like https://www.example.org.`,
    );
  }
  return url.origin;
}

/**
 * Checks that a host serves the site with the required responses.
 * @param securityHeaders Headers that this build writes for every path.
 * @returns Error messages, and the number of probes.
 * @throws Error with a full sentence if the host does not respond, or serves another site
 */
export async function checkHost(
  address: string,
  securityHeaders: Record<string, string>,
): Promise<{ faults: string[]; requested: number }> {
  const url = parseHost(address);
  const landmarks = await readLandmarks(url).catch((error: unknown) => {
    throw new Error(`${url} cannot be checked: ${explain(error)}`);
  });
  const exchanges: Exchange[] = [];
  const unansweredProbes: string[] = [];
  const probes = listProbes(landmarks).filter(({ isRequired }) => isRequired);
  for (const probe of probes) {
    await sendProbe(url, probe).then(
      (answer) => exchanges.push({ probe, answer }),
      (error: unknown) => unansweredProbes.push(`${describe(probe)} gets no answer: ${explain(error)}.`),
    );
  }
  const faults = [
    ...unansweredProbes,
    ...(await checkHttpsRedirect(url)),
    ...checkHeadersOf(exchanges, securityHeaders),
    ...checkResponses(exchanges, url),
  ];
  return { faults, requested: probes.length };
}
