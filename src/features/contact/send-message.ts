import { EMAIL_ANSWER_MS } from '#src/config/constants.ts';
import type { Email } from '#src/config/site.ts';
import type { ContactValues } from './contact-fields.ts';

/** How sending ended (spec §8). `repeated`: the same message is on its way, or was sent, from this browser. */
export type Outcome =
  | { kind: 'sent' }
  | { kind: 'no-answer' }
  | { kind: 'refused'; status: number; text: string }
  | { kind: 'other'; message: string }
  | { kind: 'repeated' };

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

type Account = Omit<Extract<Email, { kind: 'service' }>, 'kind'>;

const loadEmailClient = (): Promise<EmailClient> => import('@emailjs/browser');

/** The mailbox asks for the same words as the service, whatever they are. */
function readAccount({ email, origin }: Delivery): Account {
  if (email.kind === 'service') return email;
  return { publicKey: 'mailbox', serviceId: 'service_mailbox', templateId: 'template_contact', origin };
}

/** The parameters of a message, as the template of the service reads them (spec §7). */
export function describeMessage(values: ContactValues, { email, origin, recipient }: Delivery) {
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
  };
}

/**
 * Sends a message unless it is on its way already, or was sent, from this browser (`repeated`). Never throws.
 * @param values trimmed and without faults
 */
export async function sendOnce(values: ContactValues, delivery: Delivery): Promise<Outcome> {
  const release = await claimMessage(values);
  if (release === null) return { kind: 'repeated' };
  const outcome = await sendMessage(values, delivery);
  if (outcome.kind !== 'sent') release();
  return outcome;
}

const keepNothing = () => {};

/**
 * Claims a message for this tab, so that a second tab with the same form, or a second press, does not send it again.
 * The claim of a message that was sent is kept for as long as its page is open.
 * @returns what gives the claim back, or null when the message is claimed already; where the browser has no locks,
 * every claim is granted
 */
async function claimMessage(values: ContactValues): Promise<(() => void) | null> {
  try {
    const name = `veltara.message.${await fingerprint(values)}`;
    return await new Promise((resolve, reject) => {
      const hold = (lock: Lock | null) => {
        if (lock === null) return resolve(null);
        return new Promise<void>((release) => {
          // A page with a lock could not be kept for going back.
          addEventListener('pagehide', () => release(), { once: true });
          resolve(release);
        });
      };
      navigator.locks.request(name, { ifAvailable: true }, hold).catch(reject);
    });
  } catch {
    return keepNothing;
  }
}

async function fingerprint(values: ContactValues): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(values));
  return btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))));
}

/**
 * Sends a message through the client of the e-mail service, which is fetched for it. Never throws.
 * @param values trimmed and without faults
 */
export async function sendMessage(values: ContactValues, delivery: Delivery): Promise<Outcome> {
  try {
    return await Promise.race([deliver(values, delivery), giveUp()]);
  } catch (error) {
    return explainFailure(error);
  }
}

async function deliver(values: ContactValues, delivery: Delivery): Promise<Outcome> {
  const { init, send } = await (delivery.loadClient ?? loadEmailClient)();
  const { publicKey, serviceId, templateId, origin } = readAccount(delivery);
  init({ publicKey, origin, blockHeadless: false });
  const { status, text } = await send(serviceId, templateId, describeMessage(values, delivery));
  if (status !== 200) return { kind: 'refused', status, text };
  // A page is no answer of the service: a redirect or a network's own page stands in between.
  return /^\s*</.test(text) ? { kind: 'no-answer' } : { kind: 'sent' };
}

/** The client waits for ever for a server that hangs. */
function giveUp(): Promise<Outcome> {
  return new Promise((resolve) => setTimeout(() => resolve({ kind: 'no-answer' }), EMAIL_ANSWER_MS));
}

/** What a rejection means. The client rejects with an answer, a browser with an error, wrong settings with a text. */
export function explainFailure(error: unknown): Outcome {
  if (isAnswer(error)) {
    return error.status === 0 ? { kind: 'no-answer' } : { kind: 'refused', ...readAnswer(error) };
  }
  if (error instanceof TypeError) return { kind: 'no-answer' };
  if (error instanceof Error) {
    const isCutOff = error.name === 'AbortError' || error.name === 'TimeoutError';
    return isCutOff ? { kind: 'no-answer' } : { kind: 'other', message: error.message };
  }
  return { kind: 'other', message: typeof error === 'string' ? error : '' };
}

function isAnswer(error: unknown): error is Answer {
  return (
    typeof error === 'object' &&
    error !== null &&
    'status' in error &&
    typeof error.status === 'number' &&
    'text' in error &&
    typeof error.text === 'string'
  );
}

function readAnswer({ status, text }: Answer): Answer {
  return { status, text: text.trim() };
}
