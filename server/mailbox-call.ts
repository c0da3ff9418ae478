import { Buffer } from 'node:buffer';
import { finished } from 'node:stream/promises';
import type { IncomingMessage } from 'node:http';
import {
  MESSAGE_BYTES,
  MESSAGE_NAMES,
  NAME_CHARACTERS,
  NESTING_LEVELS,
  READ_BYTES,
} from './mailbox-limits.ts';
import {
  ATTEMPT_NAME,
  attemptOf,
  type EmailCall,
  type EmailFields,
  findMissingName,
  isEmailFields,
  isNestedWithin,
  isRecord,
  listNames,
  parseJson,
} from './mailbox-message.ts';
import { serviceWords } from './mailbox-words.ts';

/** Why a call is refused: the status and the text of the answer. */
export type Refusal = { status: 400 | 413 | 415; text: string };

const URLENCODED = 'application/x-www-form-urlencoded';

const mediaTypes = {
  send: ['application/json'],
  'send-form': ['multipart/form-data', URLENCODED],
} as const satisfies Record<EmailCall, readonly string[]>;

/** The media type that a header names, without its parameters. */
function readMediaType(contentType: string): string | undefined {
  return contentType.split(';')[0]?.trim().toLowerCase();
}

/** The body of a request; `null` when it is larger than the limit. @throws When the sender goes away. */
async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  await new Promise<void>((resolve, reject) => {
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= MESSAGE_BYTES) chunks.push(chunk);
      if (bytes > READ_BYTES) resolve();
    });
    finished(request).then(resolve, reject);
  });
  return bytes > MESSAGE_BYTES ? null : Buffer.concat(chunks);
}

const unreadable = { status: 400, text: serviceWords.unreadable } as const satisfies Refusal;
const tooManyNames = { status: 400, text: serviceWords.tooManyNames } as const satisfies Refusal;

/** The value of a JSON body. */
function readJson(body: Buffer): { value: unknown } {
  try {
    return { value: parseJson(new TextDecoder('utf-8', { fatal: true }).decode(body)) };
  } catch {
    return { value: undefined };
  }
}

/** Stored value of a form entry: a text, or a file with its content. */
async function readEntry(entry: string | File): Promise<unknown> {
  if (typeof entry === 'string') return entry;
  const content = Buffer.from(await entry.arrayBuffer()).toString('base64');
  return { fileName: entry.name, type: entry.type, bytes: entry.size, base64: content };
}

/** Returns whether a body holds more entries than a message may have names. They are counted before they are read. */
function hasTooManyEntries(body: Buffer): boolean {
  return body.toString('latin1').split('&', MESSAGE_NAMES + 1).length > MESSAGE_NAMES;
}

/** The entries of a form; several of one name become a list. */
async function readForm(body: Buffer, contentType: string): Promise<{ value: unknown } | Refusal> {
  if (readMediaType(contentType) === URLENCODED && hasTooManyEntries(body)) return tooManyNames;
  const init = { method: 'POST', headers: { 'Content-Type': contentType }, body: new Uint8Array(body) };
  const form = await new Request('http://mailbox.invalid/', init).formData().catch(() => undefined);
  if (form === undefined) return unreadable;
  if ([...form].length > MESSAGE_NAMES) return tooManyNames;
  const groups = Map.groupBy(form, ([name]) => name);
  const entries = await Promise.all(
    [...groups].map(async ([name, group]) => {
      const values = await Promise.all(group.map(([, entry]) => readEntry(entry)));
      return [name, values.length === 1 ? values[0] : values] as const;
    }),
  );
  return { value: Object.fromEntries(entries) };
}

/** A form holds the parameters beside the ids: this puts them where the other call has them. */
function separateParameters(entries: Record<string, unknown>): Record<string, unknown> {
  const { lib_version, user_id, service_id, template_id, ...template_params } = entries;
  return { lib_version, user_id, service_id, template_id, template_params };
}

/** Error message for invalid names or values of a call. */
function findFault(value: Record<string, unknown>): string | undefined {
  if (!isNestedWithin(NESTING_LEVELS, value)) return serviceWords.unreadable;
  const names = listNames(value);
  if (names.length > MESSAGE_NAMES) return serviceWords.tooManyNames;
  if (names.some((name) => name.length > NAME_CHARACTERS)) return serviceWords.longName;
  const missing = findMissingName(value);
  return missing === undefined ? undefined : serviceWords.missing(missing);
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
  const mediaType = readMediaType(contentType);
  const body = await readBody(request);
  if (body === null) return { status: 413, text: serviceWords.tooLarge };
  if (!mediaTypes[call].some((type) => type === mediaType)) {
    return { status: 415, text: serviceWords.wrongType(mediaTypes[call]) };
  }
  const read = call === 'send' ? readJson(body) : await readForm(body, contentType);
  if ('status' in read) return read;
  const { value } = read;
  if (!isRecord(value)) return unreadable;
  const fault = findFault(value);
  if (fault !== undefined) return { status: 400, text: fault };
  const fields =
    call === 'send'
      ? { ...value, template_params: value['template_params'] ?? {} }
      : separateParameters(value);
  if (!isEmailFields(fields)) return { status: 400, text: serviceWords.wrongParameters };
  const isAttemptWrong = ATTEMPT_NAME in fields.template_params && attemptOf(fields) === undefined;
  return isAttemptWrong ? { status: 400, text: serviceWords.wrongAttempt(ATTEMPT_NAME) } : { fields };
}
