import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Encoding } from './accepted-encodings.ts';
import { cacheControl, notFoundDocumentOf } from './answer-rules.ts';
import { findFile } from './find-file.ts';
import { sendText } from './send-file.ts';

/** Responds with status 404 and the 404 document in the language of the path. */
export async function sendNotFound(
  response: ServerResponse,
  { folder, pathname, accepted }: { folder: string; pathname: string; accepted: readonly Encoding[] },
): Promise<void> {
  response.setHeader('Cache-Control', cacheControl.document);
  const file = await findFile(folder, notFoundDocumentOf(pathname), accepted);
  const bytes = file && (await readFile(join(folder, file.path)).catch(() => null));
  if (file === null || bytes === null) return sendText(response, 404, 'Not Found');
  response.setHeader('Content-Type', file.type);
  if (file.encoding !== null) response.setHeader('Content-Encoding', file.encoding);
  response.writeHead(404, { 'Content-Length': bytes.length }).end(bytes);
}
