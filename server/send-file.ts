import type { IncomingMessage, ServerResponse } from 'node:http';
import send from 'send';
import type { BuiltFile } from './find-file.ts';

/** Texts for the error statuses of `send` that clients receive. */
const refusals = new Map([
  [412, 'Precondition Failed'],
  [416, 'Range Not Satisfiable'],
]);

/** Sends a plain-text response. */
export function sendText(response: ServerResponse, status: number, text: string): void {
  const bytes = Buffer.from(`${text}\n`);
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Content-Length': bytes.length };
  response.writeHead(status, headers).end(bytes);
}

/**
 * Sends a file, a range of it, or 304 Not Modified. If the file disappears, for example during a build, only this
 * response fails.
 */
export function sendFile(
  folder: string,
  { path, type, encoding }: BuiltFile,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  // Only GET supports ranges.
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
