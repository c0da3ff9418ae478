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

/** Status and text of the response to a rejected call. */
export type Refusal = { status: 400 | 413 | 415; text: string };

const URLENCODED = 'application/x-www-form-urlencoded';

const mediaTypes = {
  send: ['application/json'],
  'send-form': ['multipart/form-data', URLENCODED],
} as const satisfies Record<EmailCall, readonly string[]>;

/** Returns the media type of a `Content-Type` header, without parameters. */
function readMediaType(contentType: string): string | undefined {
  return contentType.split(';')[0]?.trim().toLowerCase();
}

/** Reads the request body; `null` if it exceeds the limit. @throws If the client disconnects. */
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

/** Parses a JSON body; the value is `undefined` if it is not JSON in UTF-8. */
function readJson(body: Buffer): { value: unknown } {
  try {
    return { value: parseJson(new TextDecoder('utf-8', { fatal: true }).decode(body)) };
  } catch {
    return { value: undefined };
  }
}

/** Returns the stored value of a form entry: its text, or a file with its content as base64. */
async function readEntry(entry: string | File): Promise<unknown> {
  if (typeof entry === 'string') return entry;
  const content = Buffer.from(await entry.arrayBuffer()).toString('base64');
  return { fileName: entry.name, type: entry.type, bytes: entry.size, base64: content };
}

/** Returns whether a body has more entries than a message may have names. Counts before parsing, to stay fast. */
function hasTooManyEntries(body: Buffer): boolean {
  return body.toString('latin1').split('&', MESSAGE_NAMES + 1).length > MESSAGE_NAMES;
}

/** Parses a form body; entries with the same name become a list. */
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

/** Moves template parameters, which a form mixes with the ids, into `template_params` as in a JSON call. */
function separateParameters(entries: Record<string, unknown>): Record<string, unknown> {
  const { lib_version, user_id, service_id, template_id, ...template_params } = entries;
  return { lib_version, user_id, service_id, template_id, template_params };
}

/** Returns the error message for invalid names or values of a call; `undefined` if they are valid. */
function findFault(value: Record<string, unknown>): string | undefined {
  if (!isNestedWithin(NESTING_LEVELS, value)) return serviceWords.unreadable;
  const names = listNames(value);
  if (names.length > MESSAGE_NAMES) return serviceWords.tooManyNames;
  if (names.some((name) => name.length > NAME_CHARACTERS)) return serviceWords.longName;
  const missing = findMissingName(value);
  return missing === undefined ? undefined : serviceWords.missing(missing);
}

/**
 * Reads and validates a call as the e-mail service does.
 * @returns The fields of the message, or the rejection.
 * @throws If the client disconnects.
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
