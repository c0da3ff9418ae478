import { BASE_PATH } from '#src/config/base-path.ts';
import { EMAIL_ANSWER_MS } from '#src/config/constants.ts';
import { readKey } from '#src/config/read-key.ts';
import type { Email } from '#src/config/site.ts';
import { tryStorage } from '#src/config/storage.ts';
import type { ContactValues } from './contact-fields.ts';

/** Why a message did not arrive, or why nobody knows whether it did (behavior §8). */
export type Reason =
  | { kind: 'no-answer' }
  | { kind: 'answer'; status: number; text: string }
  | { kind: 'other'; message: string }
  /** The page was left while the message was on its way. */
  | { kind: 'left' }
  /** Another tab had the same message. */
  | { kind: 'other-tab' };

/** How sending ended. It `failed` only where that is known; what is `unknown` may have arrived. */
export type Outcome =
  | { kind: 'sent' }
  /** The same message arrived before. */
  | { kind: 'repeated' }
  /** What robots fill in was filled in: the visitor is asked before anything is sent. */
  | { kind: 'questioned' }
  | { kind: 'failed'; reason: Reason }
  | { kind: 'unknown'; reason: Reason };

/** Whom messages are for. */
export type Recipient = { name: string; email: string };

type Answer = { status: number; text: string };

/** What is used of the client of the e-mail service. */
export type EmailClient = {
  init: (options: { publicKey: string; origin: string; blockHeadless: boolean }) => void;
  send: (serviceId: string, templateId: string, parameters: Record<string, string>) => Promise<Answer>;
};

export type Delivery = {
  email: Email;
  /** Origin of the site, without a slash at the end. */
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

/** The parameters of a message, as the template of the service reads them (behavior §7). */
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
  /** Trimmed and without faults. */
  values: ContactValues;
  /** The same one whenever the same content is sent. */
  id: string;
  /** Called when the message turns out to have arrived after it was given up. */
  onLateArrival: () => void;
};

/** Sends a message through the client of the e-mail service, which is fetched for it. Never throws. */
export async function sendMessage(attempt: MessageAttempt, delivery: Delivery): Promise<Outcome> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isOver = new Promise<null>((resolve) => (timer = setTimeout(() => resolve(null), EMAIL_ANSWER_MS)));
  const loading = (delivery.loadClient ?? (() => loadEmailClient(delivery.email)))().catch(() => null);
  const client = await Promise.race([loading, isOver]);
  if (client === null) return { kind: 'failed', reason: withoutAnswer };
  const answer = callService(client, attempt, delivery);
  // The client waits forever for a server that hangs.
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

/** The client looks for storage when it begins, and would not begin where the browser forbids to look. */
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

/** What a rejection means. The client rejects with an answer, a browser with an error, wrong settings with a text. */
export function explainFailure(error: unknown): Outcome {
  if (isAnswer(error)) return classifyResponse(error);
  if (typeof error === 'string') return { kind: 'failed', reason: { kind: 'other', message: error } };
  // What the browser says is in its own language; and a request may have arrived before it broke.
  const isCutOff =
    error instanceof TypeError || (error instanceof Error && /^(?:Abort|Timeout)Error$/.test(error.name));
  return { kind: 'unknown', reason: isCutOff ? withoutAnswer : { kind: 'other', message: '' } };
}

/** Answers of what stands between the visitor and the service, whatever has become of the message. */
const gatewayStatuses = [502, 504];

function classifyResponse({ status, text }: Answer): Outcome {
  // A page is no answer of the service, and neither is nothing: a redirect, a network's own page, a blocker or a cut
  // stands in between.
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
