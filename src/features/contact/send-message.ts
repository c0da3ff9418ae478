import { BASE_PATH } from '#src/config/base-path.ts';
import { EMAIL_ANSWER_MS } from '#src/config/constants.ts';
import { readKey } from '#src/config/read-key.ts';
import type { Email } from '#src/config/site.ts';
import { tryStorage } from '#src/config/storage.ts';
import type { ContactValues } from './contact-fields.ts';

/** Why a message did not arrive, or why that is unknown (behavior §8). */
export type Reason =
  | { kind: 'no-answer' }
  | { kind: 'answer'; status: number; text: string }
  | { kind: 'other'; message: string }
  /** The page was left during sending. */
  | { kind: 'left' }
  /** Another tab sent the same message. */
  | { kind: 'other-tab' };

/** Result of sending. `failed` is certain; `unknown` may have arrived. */
export type Outcome =
  | { kind: 'sent' }
  /** The same message arrived before. */
  | { kind: 'repeated' }
  /** The honeypot was filled in: the visitor must confirm before anything is sent. */
  | { kind: 'questioned' }
  | { kind: 'failed'; reason: Reason }
  | { kind: 'unknown'; reason: Reason };

/** Recipient of the messages. */
export type Recipient = { name: string; email: string };

type Answer = { status: number; text: string };

/** The part of the e-mail service's client that is used. */
export type EmailClient = {
  init: (options: { publicKey: string; origin: string; blockHeadless: boolean }) => void;
  send: (serviceId: string, templateId: string, parameters: Record<string, string>) => Promise<Answer>;
};

export type Delivery = {
  email: Email;
  /** Origin of the site, without a trailing slash. */
  origin: string;
  recipient: Recipient;
  loadClient?: () => Promise<EmailClient>;
};

type Account = Omit<Extract<Email, { kind: 'emailjs' }>, 'kind'>;

/** The mailbox requires the same fields as the service, and accepts any value. */
function readAccount({ email, origin }: Delivery): Account {
  if (email.kind === 'emailjs') return email;
  return {
    publicKey: 'mailbox',
    serviceId: 'service_mailbox',
    templateId: 'template_contact',
    origin: origin + BASE_PATH,
  };
}

/** Returns the template parameters of a message (behavior §7). */
export function describeMessage(values: ContactValues, id: string, { email, origin, recipient }: Delivery) {
  return {
    from_name: `${values.firstName} ${values.lastName}`,
    from_email: values.email,
    company: values.company,
    industry: values.industry,
    service: values.service,
    message: values.message,
    to_name: recipient.name,
    to_email: recipient.email,
    test_mode: String(email.kind === 'mailbox'),
    reply_to: values.email,
    origin,
    message_id: id,
  };
}

const withoutAnswer = { kind: 'no-answer' } as const;

/** One attempt to send a message. */
export type MessageAttempt = {
  /** Trimmed and valid. */
  values: ContactValues;
  /** The same for every attempt with the same content. */
  id: string;
  /** Called if the message arrives after the timeout. */
  onLateArrival: () => void;
};

/** Sends a message through the client of the e-mail service, which is loaded on demand. Never throws. */
export async function sendMessage(attempt: MessageAttempt, delivery: Delivery): Promise<Outcome> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isOver = new Promise<null>((resolve) => (timer = setTimeout(() => resolve(null), EMAIL_ANSWER_MS)));
  const loading = (delivery.loadClient ?? (() => loadEmailClient(delivery.email)))().catch(() => null);
  const client = await Promise.race([loading, isOver]);
  if (client === null) return { kind: 'failed', reason: withoutAnswer };
  const answer = callService(client, attempt, delivery);
  // The client has no timeout.
  const outcome = await Promise.race([answer, isOver]);
  clearTimeout(timer);
  if (outcome !== null) return outcome;
  void answer.then(({ kind }) => {
    if (kind === 'sent') attempt.onLateArrival();
  });
  return { kind: 'unknown', reason: withoutAnswer };
}

async function loadEmailClient(email: Email): Promise<EmailClient> {
  if (email.kind === 'endpoint') return (await import('./post-message.ts')).createPoster(email.address);
  hideBlockedStorage();
  return import('@emailjs/browser');
}

/** The client reads localStorage when it starts and would throw if the browser blocks it. */
function hideBlockedStorage() {
  if (tryStorage(() => localStorage) === null)
    Object.defineProperty(window, 'localStorage', { configurable: true, value: undefined });
}

async function callService(
  { init, send }: EmailClient,
  { values, id }: MessageAttempt,
  delivery: Delivery,
): Promise<Outcome> {
  const { publicKey, serviceId, templateId, origin } = readAccount(delivery);
  try {
    init({ publicKey, origin, blockHeadless: false });
    return classifyResponse(await send(serviceId, templateId, describeMessage(values, id, delivery)));
  } catch (error) {
    return explainFailure(error);
  }
}

/** Classifies a rejection: a response of the client, an Error of a browser, or a string for wrong settings. */
export function explainFailure(error: unknown): Outcome {
  if (isAnswer(error)) return classifyResponse(error);
  if (typeof error === 'string') return { kind: 'failed', reason: { kind: 'other', message: error } };
  // Browser messages are in the browser's language; and a request may have arrived before it broke.
  const isCutOff =
    error instanceof TypeError || (error instanceof Error && /^(?:Abort|Timeout)Error$/.test(error.name));
  return { kind: 'unknown', reason: isCutOff ? withoutAnswer : { kind: 'other', message: '' } };
}

/** Statuses of gateways, which do not know whether the message arrived. */
const gatewayStatuses = [502, 504];

function classifyResponse({ status, text }: Answer): Outcome {
  // HTML or an empty body is not a response of the service: it comes from a redirect, captive portal, blocker or
  // dropped connection.
  const isForeign = status === 200 && /^\s*(?:<|$)/.test(text);
  if (isForeign || status === 0) return { kind: 'unknown', reason: withoutAnswer };
  if (status === 200) return { kind: 'sent' };
  const isRefusal = status >= 400 && !gatewayStatuses.includes(status);
  return {
    kind: isRefusal ? 'failed' : 'unknown',
    reason: { kind: 'answer', status, text: text.trim() },
  };
}

function isAnswer(error: unknown): error is Answer {
  return typeof readKey(error, 'status') === 'number' && typeof readKey(error, 'text') === 'string';
}
