import type { IncomingHttpHeaders } from 'node:http';
import { connect as connectPlain } from 'node:net';
import { finished } from 'node:stream/promises';
import { connect as connectEncrypted } from 'node:tls';

/** Raw response of a server, without redirects or decompression. Repeated headers are joined with a comma. */
export type RawResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer };

export type RawRequest = {
  url: string;
  /** Request target, sent unchanged. */
  path: string;
  method?: string;
  /** Further headers; may replace `Host`. */
  headers?: Record<string, string>;
};

/** Timeout for a silent server, ms. */
const SILENCE_LIMIT_MS = 30_000;
const HEAD_END = '\r\n\r\n';

function connect({ protocol, hostname, port }: URL) {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (protocol !== 'https:') return connectPlain({ host, port: Number(port || 80) });
  return connectEncrypted({ host, port: Number(port || 443), servername: host });
}

function parseHeaders(lines: readonly string[]): Map<string, string> {
  const headers = new Map<string, string>();
  for (const line of lines) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    const earlier = headers.get(name);
    const value = line.slice(colon + 1).trim();
    headers.set(name, earlier === undefined ? value : `${earlier}, ${value}`);
  }
  return headers;
}

/** Joins the chunks of a chunked body. @throws Error if the last chunk is missing */
function joinChunks(body: Buffer): Buffer {
  const pieces: Buffer[] = [];
  let rest = body;
  for (;;) {
    const end = rest.indexOf('\r\n');
    const size = Number.parseInt(rest.subarray(0, Math.max(end, 0)).toString('latin1'), 16);
    if (end === -1 || Number.isNaN(size)) throw new Error('socket hang up');
    if (size === 0) return Buffer.concat(pieces);
    const start = end + 2;
    pieces.push(rest.subarray(start, start + size));
    rest = rest.subarray(start + size + 2);
  }
}

function readBody(bytes: Buffer, headers: ReadonlyMap<string, string>): Buffer {
  if (headers.get('transfer-encoding') === 'chunked') return joinChunks(bytes);
  if (bytes.length < Number(headers.get('content-length') ?? 0)) throw new Error('socket hang up');
  return bytes;
}

function parseAnswer(bytes: Buffer, method: string): RawResponse {
  const end = bytes.indexOf(HEAD_END);
  const [first = '', ...lines] = bytes.subarray(0, Math.max(end, 0)).toString('latin1').split('\r\n');
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(first)?.[1]);
  if (Number.isNaN(status)) throw new Error('socket hang up');
  const rest = bytes.subarray(end + HEAD_END.length);
  if (status < 200) return parseAnswer(rest, method);
  const headers = parseHeaders(lines);
  const isBare = method === 'HEAD' || status === 204 || status === 304;
  return {
    status,
    headers: Object.fromEntries<string>(headers),
    body: isBare ? rest : readBody(rest, headers),
  };
}

/**
 * Sends one request without normalizing the path, following redirects or decompressing the body. It writes to the
 * socket directly, because HTTP clients refuse to send malformed requests.
 * @throws Error if the server cannot be reached, or closes the connection before the response is complete
 */
export async function sendRaw({ url, path, method = 'GET', headers = {} }: RawRequest): Promise<RawResponse> {
  const address = new URL(url);
  const others = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const);
  const sent = new Map([['host', address.host], ['connection', 'close'], ...others]);
  const lines = [...sent].map(([name, value]) => `${name}: ${value}`);
  const socket = connect(address);
  socket.setTimeout(SILENCE_LIMIT_MS, () => socket.destroy(new Error(`${address.host} does not answer.`)));
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.write(Buffer.from([`${method} ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n')));
  await finished(socket, { writable: false });
  return parseAnswer(Buffer.concat(chunks), method);
}
