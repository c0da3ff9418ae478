/** Calls of the e-mail service that the mailbox implements (docs/behavior.md §7). */
export type EmailCall = 'send' | 'send-form';

/** Body of a call, with the names of the e-mail service (docs/behavior.md §7). */
export type EmailFields = {
  user_id: string;
  service_id: string;
  template_id: string;
  /** Template parameters, exactly as received. */
  template_params: Record<string, unknown>;
  /** `lib_version` and any other field outside the parameters. */
  [name: string]: unknown;
};

/** Parameter with the id of a send attempt. Retries send the same id. */
export const ATTEMPT_NAME = 'message_id';
const ATTEMPT = /^[A-Za-z0-9-]{1,100}$/;

/** A received message. */
export type ReceivedMessage = {
  /** Time of receipt, ISO 8601 in UTC. */
  receivedAt: string;
  call: EmailCall;
  /** Request headers that show its origin. */
  headers: Record<string, string>;
  fields: EmailFields;
};

/** A stored message. Later messages have greater ids. */
export type StoredMessage = ReceivedMessage & { id: string };

/** Returns whether a value is an object, but not `null` or an array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** Names that the e-mail service requires, in the order it checks them. */
const requiredNames = ['user_id', 'service_id', 'template_id'] as const;

/** Returns the first required name whose value is missing, empty or not a string, if any. */
export function findMissingName(fields: Record<string, unknown>): string | undefined {
  return requiredNames.find((name) => !isText(fields[name]) || fields[name] === '');
}

/** Returns the attempt id of a message, if it has a valid one. */
export function attemptOf({ template_params: parameters }: EmailFields): string | undefined {
  const name = parameters[ATTEMPT_NAME];
  return isText(name) && ATTEMPT.test(name) ? name : undefined;
}

/** Returns whether a value is a valid body for a call of the e-mail service. */
export function isEmailFields(fields: unknown): fields is EmailFields {
  return isRecord(fields) && findMissingName(fields) === undefined && isRecord(fields['template_params']);
}

/** Parses a stored file; `null` if it is not a message, for example after a manual edit. */
export function parseMessage(id: string, text: string): StoredMessage | null {
  const value = parseJson(text);
  if (!isRecord(value)) return null;
  const { receivedAt, call, headers, fields } = value;
  const isCall = call === 'send' || call === 'send-form';
  if (!isText(receivedAt) || !isCall || !isRecord(headers) || !isEmailFields(fields)) return null;
  const texts = Object.entries(headers).filter((entry): entry is [string, string] => isText(entry[1]));
  return { id, receivedAt, call, headers: Object.fromEntries(texts), fields };
}

/** Parses JSON; `undefined` if it is invalid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Lists every name in a value, including nested names and array indexes. */
export function listNames(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [name, ...listNames(inner)]);
}

/** Returns whether a value is nested at most the given number of levels. */
export function isNestedWithin(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((inner) => isNestedWithin(levels - 1, inner));
}
