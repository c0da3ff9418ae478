import type { IncomingHttpHeaders } from 'node:http';

/** Parts of a request that show its origin. */
type Asked = { headers: IncomingHttpHeaders; socket: { localAddress?: string | undefined } };

const LOOPBACK_NAME = /^(localhost|127(\.\d+){3}|\[::1\])$/;
/** Prefix of an IPv4 address on a socket that listens for both IPv4 and IPv6. */
const MAPPED_ADDRESS = /^::ffff:(?=\d+\.)/;

/** Formats a host for a URL, with IPv6 in brackets. */
export function writeHost(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}

/** Returns the host name of a `Host` header, without its port; `undefined` if it is invalid. */
function readHostName(header: string): string | undefined {
  return /[\s/?#@\\]/.test(header) ? undefined : URL.parse(`http://${header}`)?.hostname;
}

/**
 * Returns whether a request names this server as its host: a loopback name, the host it listens on, or the local
 * address of the connection. Any other name may come from DNS rebinding, which would let a foreign page read
 * everything.
 */
export function isOwnHost({ headers, socket }: Asked, listening: string): boolean {
  const name = readHostName(headers.host ?? '');
  if (name === undefined) return false;
  const address = socket.localAddress?.replace(MAPPED_ADDRESS, '') ?? '';
  return (
    LOOPBACK_NAME.test(name) || [listening, address].some((own) => readHostName(writeHost(own)) === name)
  );
}

/** Returns whether a page of another origin sent a request. Clients without `Origin` (not browsers) are allowed. */
export function isForeign({ headers }: Pick<Asked, 'headers'>): boolean {
  const { host, origin, 'sec-fetch-site': site = 'none' } = headers;
  const isOwnOrigin = origin === undefined || origin === `http://${host}`;
  return !isOwnOrigin || (site !== 'same-origin' && site !== 'none');
}
