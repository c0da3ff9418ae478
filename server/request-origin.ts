import type { IncomingHttpHeaders } from 'node:http';

/** Headers and socket of a request that tell its origin. */
type Asked = { headers: IncomingHttpHeaders; socket: { localAddress?: string | undefined } };

const LOOPBACK_NAME = /^(localhost|127(\.\d+){3}|\[::1\])$/;
/** How an IPv4 address is written where a server listens for both kinds. */
const MAPPED_ADDRESS = /^::ffff:(?=\d+\.)/;

/** A host as in a URL, with IPv6 in brackets. */
export function writeHost(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}

/** The name or address in a `Host` header, without its port; `undefined` when it is neither. */
function readHostName(header: string): string | undefined {
  return /[\s/?#@\\]/.test(header) ? undefined : URL.parse(`http://${header}`)?.hostname;
}

/**
 * Returns whether a request asks for this server under a name of its own: a loopback name, the host that it was told
 * to listen on, or the address that the request came in at. A foreign name that leads here (DNS rebinding) would
 * let the page of that name read everything.
 */
export function isOwnHost({ headers, socket }: Asked, listening: string): boolean {
  const name = readHostName(headers.host ?? '');
  if (name === undefined) return false;
  const address = socket.localAddress?.replace(MAPPED_ADDRESS, '') ?? '';
  return (
    LOOPBACK_NAME.test(name) || [listening, address].some((own) => readHostName(writeHost(own)) === name)
  );
}

/** Returns whether a page of another origin sent a request. Clients other than browsers send no origin and are allowed. */
export function isForeign({ headers }: Pick<Asked, 'headers'>): boolean {
  const { host, origin, 'sec-fetch-site': site = 'none' } = headers;
  const isOwnOrigin = origin === undefined || origin === `http://${host}`;
  return !isOwnOrigin || (site !== 'same-origin' && site !== 'none');
}
