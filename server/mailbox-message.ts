/** The calls of the e-mail service that the mailbox answers (behavior §7). */
export type EmailCall = 'send' | 'send-form';

/** Body of a call, in the names of the e-mail service (behavior §7). */
export type EmailFields = {
  user_id: string;
  service_id: string;
  template_id: string;
  /** The parameters of the template, exactly as they came. */
  template_params: Record<string, unknown>;
  /** `lib_version`, and whatever else was sent beside the parameters. */
  [name: string]: unknown;
};

/** The parameter that names an attempt to send: an attempt that is made again carries the same name. */
export const ATTEMPT_NAME = 'message_id';
const ATTEMPT = /^[A-Za-z0-9-]{1,100}$/;

/** A message that came in. */
export type ReceivedMessage = {
  /** When it came, ISO 8601 in UTC. */
  receivedAt: string;
  call: EmailCall;
  /** Headers that say where it came from. */
  headers: Record<string, string>;
  fields: EmailFields;
};

/** A kept message. Later messages have greater ids. */
export type StoredMessage = ReceivedMessage & { id: string };

/** Returns whether a value is an object with names, neither `null` nor a list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** Names that the e-mail service asks for, in the order in which it misses them. */
const requiredNames = ['user_id', 'service_id', 'template_id'] as const;

/** The required name that is missing, empty or no text, if any. */
export function findMissingName(fields: Record<string, unknown>): string | undefined {
  return requiredNames.find((name) => !isText(fields[name]) || fields[name] === '');
}

/** The attempt that a message names, if any. */
export function attemptOf({ template_params: parameters }: EmailFields): string | undefined {
  const name = parameters[ATTEMPT_NAME];
  return isText(name) && ATTEMPT.test(name) ? name : undefined;
}

/** Returns whether values are what a call of the e-mail service carries. */
export function isEmailFields(fields: unknown): fields is EmailFields {
  return isRecord(fields) && findMissingName(fields) === undefined && isRecord(fields['template_params']);
}

/** Reads a kept file; `null` when somebody changed it into something else. */
export function parseMessage(id: string, text: string): StoredMessage | null {
  const value = parseJson(text);
  if (!isRecord(value)) return null;
  const { receivedAt, call, headers, fields } = value;
  const isCall = call === 'send' || call === 'send-form';
  if (!isText(receivedAt) || !isCall || !isRecord(headers) || !isEmailFields(fields)) return null;
  const texts = Object.entries(headers).filter((entry): entry is [string, string] => isText(entry[1]));
  return { id, receivedAt, call, headers: Object.fromEntries(texts), fields };
}

/** The value of a JSON text; `undefined` when it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Every name in a value, those of values within values and the places of lists included. */
export function listNames(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [name, ...listNames(inner)]);
}

/** Returns whether a value holds other values at most so many levels deep. */
export function isNestedWithin(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((inner) => isNestedWithin(levels - 1, inner));
}
