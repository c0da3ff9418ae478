import type { IncomingMessage, ServerResponse } from 'node:http';
import { listRedirects } from '#src/config/hosting.ts';
import { listMoved, siteAddresses } from '#src/routing/moved-addresses.server.ts';
import {
  ALLOWED_METHODS,
  cacheControl,
  cacheControlOf,
  classifyPath,
  withResourcePolicy,
} from './answer-rules.ts';
import { listAcceptedEncodings } from './accepted-encodings.ts';
import { findFile } from './find-file.ts';
import { parseTarget } from './request-target.ts';
import { sendFile, sendText } from './send-file.ts';
import { sendNotFound } from './send-not-found.ts';

/** Responds to a request, or calls `next` to pass it on. */
export type RequestHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void | Promise<void>,
) => void | Promise<void>;

const redirects = new Map(listRedirects(siteAddresses, listMoved()).map(({ from, to }) => [from, to]));

function sendRedirect(response: ServerResponse, location: string): void {
  const headers = { Location: location, 'Cache-Control': cacheControl.file, 'Content-Length': 0 };
  response.writeHead(308, headers).end();
}

/**
 * Creates the handler of a built folder, which behaves like a host: clean URLs, permanent redirects, compressed files,
 * and 404 documents in the language of the path. It looks up files per request, so the folder may be rebuilt.
 * @param base Base path for redirect targets, such as `/repo`.
 */
export function createSiteHandler(folder: string, base = ''): RequestHandler {
  return async (request, response) => {
    if (!ALLOWED_METHODS.some((method) => method === request.method)) {
      response.setHeader('Allow', ALLOWED_METHODS.join(', '));
      return sendText(response, 405, 'Method Not Allowed');
    }
    response.setHeader('Vary', 'Accept-Encoding');
    const accepted = listAcceptedEncodings(request.headers['accept-encoding']);
    const target = parseTarget(request.url ?? '');
    const pathKind = target === null ? 'malformed' : classifyPath(target.decoded);
    if (target === null || pathKind === 'malformed') return sendText(response, 400, 'Bad Request');

    const { decoded, search } = target;
    const location = redirects.get(decoded);
    if (location !== undefined) return sendRedirect(response, base + location + search);

    const file = pathKind === 'unknown' ? null : await findFile(folder, decoded, accepted);
    if (file === null) return sendNotFound(response, { folder, pathname: decoded, accepted });
    response.setHeaders(
      new Map(Object.entries(withResourcePolicy(decoded, { 'Cache-Control': cacheControlOf(decoded) }))),
    );
    sendFile(folder, file, request, response);
  };
}
