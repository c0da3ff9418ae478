import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readHeadersFile, securityHeadersOf } from './answer-rules.ts';
import { mountSite } from './mount-site.ts';
import { isOwnHost, writeHost } from './request-origin.ts';
import { sendText } from './send-file.ts';
import { createSiteHandler, type RequestHandler } from './site-handler.ts';

/** First port to try by default. */
export const DEFAULT_PORT = 4173;
const PORT_ATTEMPTS = 50;

const FOREIGN_HOST = 'This server answers to localhost, to its own addresses and to the name in HOST only.';

/** Options of `serveSite`. */
export type SiteOptions = {
  folder: string;
  /** Base path that the site was built for, such as `/repo`; empty by default. */
  base?: string;
  /** First port to try, 0 for any free one. */
  port?: number;
  /** Interface to listen on; loopback only by default. */
  host?: string;
  /** Handlers that run before the file handler, in order. */
  before?: readonly RequestHandler[];
};

/** A running server: its URL with a trailing slash, and a function to stop it. */
export type RunningSite = { url: string; close: () => Promise<void> };

function isPortTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

/** Listens on the first free port, starting at the given one. */
async function listen(server: Server, port: number, host: string): Promise<number> {
  const last = port === 0 ? 0 : Math.min(port + PORT_ATTEMPTS, 65_535);
  for (let candidate = port; candidate <= last; candidate += 1) {
    try {
      server.listen(candidate, host);
      await once(server, 'listening');
      const address = server.address();
      return typeof address === 'object' && address !== null ? address.port : candidate;
    } catch (error) {
      if (!isPortTaken(error)) throw error;
    }
  }
  throw new Error(`No free port between ${port} and ${last}.`);
}

/** Reads the headers of the current build. Called per request, because a new build may change them. */
async function readHeaders(folder: string, base: string): Promise<Map<string, string>> {
  const text = await readFile(join(folder, '_headers'), 'utf8').catch(() => '');
  const headers = readHeadersFile(text, base);
  return headers.size === 0 ? new Map(Object.entries(securityHeadersOf({}))) : headers;
}

/** Runs the handlers in order; each runs only if the previous one calls `next`. */
async function answer(
  handlers: readonly RequestHandler[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const [handler, ...others] = handlers;
  if (handler !== undefined) await handler(request, response, () => answer(others, request, response));
}

/** Handles an uncaught error: ends the response, logs the error, and keeps the server running. */
function handleError(error: unknown, response: ServerResponse): void {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  if (response.headersSent) response.destroy();
  else response.writeHead(500, { 'Content-Type': 'text/plain' }).end('Internal Server Error\n');
}

/** Returns the URL for a browser on this machine. */
function formatUrl(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${writeHost(name)}:${port}/`;
}

/** Responds only to requests whose `Host` is this server. */
function refuseForeignHosts(host: string): RequestHandler {
  return (request, response, next) =>
    isOwnHost(request, host) ? next() : sendText(response, 421, FOREIGN_HOST);
}

/**
 * Serves the built site with the same headers, redirects and 404 documents as a host.
 * @throws If no port is free, or the interface does not exist.
 */
export async function serveSite({
  folder,
  base = '',
  port = DEFAULT_PORT,
  host = '127.0.0.1',
  before = [],
}: SiteOptions): Promise<RunningSite> {
  const handlers = [refuseForeignHosts(host), mountSite(base), ...before, createSiteHandler(folder, base)];
  const server = createServer((request, response) => {
    readHeaders(folder, base)
      .then((headers) => answer(handlers, request, response.setHeaders(headers)))
      .catch((error: unknown) => handleError(error, response));
  });
  const url = new URL(`${base}/`, formatUrl(host, await listen(server, port, host))).href;

  const close = async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
  return { url, close };
}
