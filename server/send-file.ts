import type { IncomingMessage, ServerResponse } from 'node:http';
import send from 'send';
import type { BuiltFile } from './find-file.ts';

/** Error message for a request that a file cannot satisfy. */
const refusals = new Map([
  [412, 'Precondition Failed'],
  [416, 'Range Not Satisfiable'],
]);

/** Ends an answer as plain text. */
export function sendText(response: ServerResponse, status: number, text: string): void {
  const bytes = Buffer.from(`${text}\n`);
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Content-Length': bytes.length };
  response.writeHead(status, headers).end(bytes);
}

/**
 * Sends a file of a folder, a part of it, or word that it has not changed, as the request asks. A file that
 * vanishes meanwhile, as during a build, ends its own answer and nothing else.
 */
export function sendFile(
  folder: string,
  { path, type, encoding }: BuiltFile,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  // Only GET has parts.
  if (request.method !== 'GET') delete request.headers.range;
  response.setHeader('Content-Type', type);
  if (encoding !== null) response.setHeader('Content-Encoding', encoding);
  send(request, encodeURI(path), { root: folder, dotfiles: 'allow', cacheControl: false, index: false })
    .on('error', ({ status }: { status: number }) => {
      const text = refusals.get(status);
      if (text === undefined || response.headersSent) return void response.destroy();
      for (const name of ['Cache-Control', 'Content-Encoding', 'ETag', 'Last-Modified']) {
        response.removeHeader(name);
      }
      sendText(response, status, text);
    })
    .pipe(response);
}
