import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { cacheControl } from '#src/config/hosting.ts';
import { languages } from '#src/config/languages.ts';
import { resolveAddress } from '#src/routing/addresses.ts';
import type { Encoding } from './accepted-encodings.ts';

const extensions = { br: '.br', gzip: '.gz' } as const satisfies Record<Encoding, string>;

type Body = { bytes: Buffer; encoding: Encoding | null };

/** The best form of a document that exists and is accepted; `null` when there is none at all. */
async function readDocument(path: string, accepted: readonly Encoding[]): Promise<Body | null> {
  for (const encoding of [...accepted, null]) {
    const bytes = await readFile(encoding === null ? path : path + extensions[encoding]).catch(() => null);
    if (bytes !== null) return { bytes, encoding };
  }
  return null;
}

/** Where the document for unknown addresses of a path's language stands, from the root of the site. */
export function notFoundDocumentOf(pathname: string): string {
  return `${languages[resolveAddress(pathname).language].prefix}/404.html`;
}

/** Answers an unknown address with status 404 and the document in the language of its path. */
export async function sendNotFound(
  response: ServerResponse,
  { folder, pathname, accepted }: { folder: string; pathname: string; accepted: readonly Encoding[] },
): Promise<void> {
  const body = await readDocument(join(folder, notFoundDocumentOf(pathname)), accepted);
  response.statusCode = 404;
  response.setHeader('Cache-Control', cacheControl.document);
  response.setHeader('Content-Type', body === null ? 'text/plain;charset=utf-8' : 'text/html;charset=utf-8');
  if (body !== null && body.encoding !== null) response.setHeader('Content-Encoding', body.encoding);
  const bytes = body === null ? Buffer.from('Not Found\n') : body.bytes;
  response.setHeader('Content-Length', bytes.length);
  response.end(bytes);
}
