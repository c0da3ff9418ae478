import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Expectation, ExpectedHeader, Probe } from './probe.ts';
import { type RawResponse, sendRaw } from './raw-request.ts';

const listValues = new Intl.ListFormat('en', { type: 'disjunction' });

function unpack({ headers, body }: RawResponse): string {
  const unpackers = { br: brotliDecompressSync, gzip: gunzipSync };
  const found = Object.entries(unpackers).find(([encoding]) => encoding === headers['content-encoding']);
  return (found === undefined ? body : found[1](body)).toString();
}

function readLanguage(answer: RawResponse): string {
  return /<html[^>]*\blang="([^"]*)"/.exec(unpack(answer))?.[1] ?? 'no language';
}

/** Describes a wrong header as a phrase; `null` if it is as expected. */
function checkHeader(name: string, found: string | undefined, expected: ExpectedHeader): string | null {
  const sent = found === undefined ? `sends no ${name}` : `sends ${name} "${found}"`;
  if (expected === null) return found === undefined ? null : `${sent} instead of none`;
  const isWord = typeof expected === 'string';
  const isSuccess = isWord ? found === expected : expected.pattern.test(found ?? '');
  return isSuccess ? null : `${sent} instead of "${isWord ? expected : expected.example}"`;
}

function checkHeaders({ headers }: RawResponse, expected: Expectation['headers'] = {}): string[] {
  return Object.entries(expected)
    .map(([name, value]) => {
      const found = headers[name];
      return checkHeader(name, Array.isArray(found) ? found.join() : found, value);
    })
    .filter((phrase) => phrase !== null);
}

/** Returns the target of a redirect: a path from the site root, or the URL of another site. */
function readLocation({ headers: { location } }: RawResponse, url: string): string {
  const leadsTo = URL.parse(location ?? '', url);
  if (location === undefined || leadsTo === null) return 'nowhere';
  return leadsTo.origin === new URL(url).origin ? leadsTo.pathname + leadsTo.search : leadsTo.href;
}

/** Lists the differences from the expected response as phrases (`answers 404 instead of 200`). */
export function checkResponse(answer: RawResponse, expected: Expectation, url: string): string[] {
  const { status, location, headers, language, bytes } = expected;
  if (!status.includes(answer.status)) {
    return [`answers ${answer.status} instead of ${listValues.format(status.map(String))}`];
  }
  const leadsTo = readLocation(answer, url);
  const faults = checkHeaders(answer, headers);
  if (location !== undefined && leadsTo !== location) faults.push(`leads to ${leadsTo}, not to ${location}`);
  if (language !== undefined && readLanguage(answer) !== language) {
    faults.push(`sends a document in ${readLanguage(answer)} instead of ${language}`);
  }
  if (bytes !== undefined && answer.body.length !== bytes) {
    faults.push(`sends ${answer.body.length} bytes instead of ${bytes}`);
  }
  return faults;
}

/** Lists missing or different headers as phrases. */
export function checkSecurityHeaders(answer: RawResponse, expected: Record<string, string>): string[] {
  return checkHeaders(
    answer,
    Object.fromEntries(Object.entries(expected).map(([name, value]) => [name.toLowerCase(), value])),
  );
}

/** Sends the request of a probe. */
export async function sendProbe(
  url: string,
  { target, method, headers = {}, using }: Probe,
): Promise<RawResponse> {
  const request = { url, path: target, ...(method === undefined ? {} : { method }) };
  const further = using === undefined ? {} : using(await sendRaw({ ...request, headers }));
  return sendRaw({ ...request, headers: { ...headers, ...further } });
}
