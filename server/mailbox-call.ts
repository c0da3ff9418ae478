import { Buffer } from 'node:buffer';
import { finished } from 'node:stream/promises';
import type { IncomingMessage } from 'node:http';
import {
  type EmailCall,
  type EmailFields,
  findMissingName,
  isEmailFields,
  isNestedWithin,
  isRecord,
  parseJson,
} from './mailbox-message.ts';
import { serviceWords } from './mailbox-words.ts';

/** Largest body that is kept, bytes. */
const BODY_LIMIT_BYTES = 256 * 1024;
/** Largest body that is read to its end, so that its sender gets to read why it is refused, bytes. */
const READ_LIMIT_BYTES = 8 * 1024 * 1024;
/** Values within values, levels. Templates use one or two; thousands would exhaust whoever reads them. */
const NESTING_LIMIT = 32;

/** Why a call is refused: the status and the text of the answer. */
export type Refusal = { status: 400 | 413 | 415; text: string };

const mediaTypes = {
  send: ['application/json'],
  'send-form': ['multipart/form-data', 'application/x-www-form-urlencoded'],
} as const satisfies Record<EmailCall, readonly string[]>;

/** The body of a request; `null` when it is larger than the limit. @throws When the sender goes away. */
async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  await new Promise<void>((resolve, reject) => {
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= BODY_LIMIT_BYTES) chunks.push(chunk);
      if (bytes > READ_LIMIT_BYTES) resolve();
    });
    finished(request).then(resolve, reject);
  });
  return bytes > BODY_LIMIT_BYTES ? null : Buffer.concat(chunks);
}

/** The value of a JSON body; `undefined` when it is no UTF-8 or no JSON. */
function readJson(body: Buffer): unknown {
  try {
    return parseJson(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
}

/** What is kept of an entry of a form: a text as it is, a file with its content. */
async function readEntry(entry: string | File): Promise<unknown> {
  if (typeof entry === 'string') return entry;
  const content = Buffer.from(await entry.arrayBuffer()).toString('base64');
  return { fileName: entry.name, type: entry.type, bytes: entry.size, base64: content };
}

/** The entries of a form; several of one name become a list. `undefined` when the body is no such form. */
async function readForm(body: Buffer, contentType: string): Promise<Record<string, unknown> | undefined> {
  const init = { method: 'POST', headers: { 'Content-Type': contentType }, body: new Uint8Array(body) };
  const form = await new Request('http://mailbox.invalid/', init).formData().catch(() => undefined);
  if (form === undefined) return undefined;
  const names = new Set(form.keys());
  const entries = await Promise.all(
    [...names].map(async (name) => {
      const values = await Promise.all(form.getAll(name).map(readEntry));
      return [name, values.length === 1 ? values[0] : values] as const;
    }),
  );
  return Object.fromEntries(entries);
}

/** A form holds the parameters beside the ids: this puts them where the other call has them. */
function separateParameters(entries: Record<string, unknown>): Record<string, unknown> {
  const { lib_version, user_id, service_id, template_id, ...template_params } = entries;
  return { lib_version, user_id, service_id, template_id, template_params };
}

/**
 * Reads a call as the e-mail service does.
 * @returns What it carries, or why it is refused.
 * @throws When the sender goes away meanwhile.
 */
export async function readCall(
  call: EmailCall,
  request: IncomingMessage,
): Promise<{ fields: EmailFields } | Refusal> {
  const contentType = request.headers['content-type'] ?? '';
  const mediaType = contentType.split(';')[0]?.trim().toLowerCase();
  const body = await readBody(request);
  if (body === null) return { status: 413, text: serviceWords.tooLarge };
  if (!mediaTypes[call].some((type) => type === mediaType)) {
    return { status: 415, text: serviceWords.wrongType(mediaTypes[call]) };
  }
  const value = call === 'send' ? readJson(body) : await readForm(body, contentType);
  if (!isRecord(value) || !isNestedWithin(NESTING_LIMIT, value))
    return { status: 400, text: serviceWords.unreadable };
  const missing = findMissingName(value);
  if (missing !== undefined) return { status: 400, text: serviceWords.missing(missing) };
  const fields =
    call === 'send'
      ? { ...value, template_params: value['template_params'] ?? {} }
      : separateParameters(value);
  return isEmailFields(fields) ? { fields } : { status: 400, text: serviceWords.wrongParameters };
}
