import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import sirv from 'sirv';
import { cacheControl, cacheControlOf, listRedirects } from '#src/config/hosting.ts';
import { languageCodes } from '#src/config/languages.ts';
import { addressOf } from '#src/routing/addresses.ts';
import { pageIds } from '#src/routing/routes.ts';
import { listAcceptedEncodings } from './accepted-encodings.ts';
import { isServable, parseTarget } from './request-target.ts';
import { notFoundDocumentOf, sendNotFound } from './send-not-found.ts';

/** Answers a request, or calls `next` when it is not its own. */
export type RequestHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void | Promise<void>,
) => void | Promise<void>;

const addresses = languageCodes.flatMap((language) => pageIds.map((id) => addressOf(id, language)));
const redirects = new Map(listRedirects(addresses).map(({ from, to }) => [from, to]));

function sendText(response: ServerResponse, status: number, text: string): void {
  const bytes = Buffer.from(`${text}\n`);
  const headers = { 'Content-Type': 'text/plain;charset=utf-8', 'Content-Length': bytes.length };
  response.writeHead(status, headers).end(bytes);
}

function sendRedirect(response: ServerResponse, location: string): void {
  const headers = { Location: location, 'Cache-Control': cacheControl.file, 'Content-Length': 0 };
  response.writeHead(308, headers).end();
}

/** A file that vanishes while it is read, as during a build, ends its own answer and nothing else. */
function guardStream(response: ServerResponse): void {
  response.on('pipe', (source: Readable) => {
    source.on('error', () => response.destroy());
    response.on('close', () => source.destroy());
  });
}

/** Paths that name the document for unknown addresses itself. It has no address of its own. */
function isNotFoundDocument(decoded: string): boolean {
  const document = notFoundDocumentOf(decoded);
  return decoded === document || `${decoded}.html` === document;
}

/**
 * Serves a built folder the way a host serves the site: clean addresses, permanent redirects, compressed files,
 * and for unknown addresses the document in the language of the path. Files are looked up anew for every
 * request, so the folder may be built again meanwhile.
 */
export function createSiteHandler(folder: string): RequestHandler {
  const serveFile = sirv(folder, { dev: true, etag: true, brotli: true, gzip: true, extensions: ['html'] });

  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return sendText(response, 405, 'Method Not Allowed');
    }
    response.setHeader('Vary', 'Accept-Encoding');
    const accepted = listAcceptedEncodings(request.headers['accept-encoding']);
    const target = parseTarget(request.url ?? '');
    if (target === null) return sendText(response, 400, 'Bad Request');

    const { pathname, decoded, search } = target;
    const location = redirects.get(decoded);
    if (location !== undefined) return sendRedirect(response, location + search);

    const answerUnknown = () => sendNotFound(response, { folder, pathname: decoded, accepted });
    if (!isServable(decoded) || isNotFoundDocument(decoded)) return answerUnknown();

    request.url = pathname;
    request.headers['accept-encoding'] = accepted.join(', ');
    // No file is large enough to be fetched in parts, and a host is free to send the whole.
    delete request.headers.range;
    response.setHeader('Cache-Control', cacheControlOf(decoded));
    guardStream(response);
    return serveFile(request, response, answerUnknown);
  };
}
