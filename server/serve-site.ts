import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readHeadersFile, securityHeadersOf } from './answer-rules.ts';
import { mountSite } from './mount-site.ts';
import { isOwnHost, writeHost } from './request-origin.ts';
import { sendText } from './send-file.ts';
import { createSiteHandler, type RequestHandler } from './site-handler.ts';

/** Port of the first attempt when none is asked for. */
export const DEFAULT_PORT = 4173;
const PORT_ATTEMPTS = 50;

const FOREIGN_HOST = 'This server answers to localhost, to its own addresses and to the name in HOST only.';

/** Folder to serve, and its address. */
export type SiteOptions = {
  /** The built folder. */
  folder: string;
  /** Folder of the host that the site was built for, such as `/repo`; the whole host unless told otherwise. */
  base?: string;
  /** First port to try, 0 for any free one. */
  port?: number;
  /** Interface to listen on; only this machine unless told otherwise. */
  host?: string;
  /** Handlers that see a request before the files do, in order. */
  before?: readonly RequestHandler[];
};

/** A running site: its address with a trailing slash, and how to stop it. */
export type RunningSite = { url: string; close: () => Promise<void> };

function isPortTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

/** Listens on the first free port from the given one on. */
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

/** The headers that the build wants for every answer. It may be made again, with other services, meanwhile. */
async function readHeaders(folder: string, base: string): Promise<Map<string, string>> {
  const text = await readFile(join(folder, '_headers'), 'utf8').catch(() => '');
  const headers = readHeadersFile(text, base);
  return headers.size === 0 ? new Map(Object.entries(securityHeadersOf({}))) : headers;
}

/** Runs the handlers in order, each only when the one before it passes the request on. */
async function answer(
  handlers: readonly RequestHandler[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const [handler, ...others] = handlers;
  if (handler !== undefined) await handler(request, response, () => answer(others, request, response));
}

/** The last resort: the visitor's answer ends, the owner reads why, the server goes on. */
function reportFault(error: unknown, response: ServerResponse): void {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  if (response.headersSent) response.destroy();
  else response.writeHead(500, { 'Content-Type': 'text/plain' }).end('Internal Server Error\n');
}

/** The address that a browser on this machine opens. */
function formatUrl(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${writeHost(name)}:${port}/`;
}

/** Answers requests for the server itself, and no others. */
function refuseForeignHosts(host: string): RequestHandler {
  return (request, response, next) =>
    isOwnHost(request, host) ? next() : sendText(response, 421, FOREIGN_HOST);
}

/**
 * Serves the built site with the headers, redirects and documents that a host gives it.
 * @throws When no port is free, or the interface does not exist.
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
      .catch((error: unknown) => reportFault(error, response));
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
