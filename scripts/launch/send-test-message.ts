import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { defaultLanguage } from '#src/config/languages.ts';
import { EMAIL_ANSWER_MS } from '#src/config/constants.ts';
import { readSettings } from '#src/config/read-settings.server.ts';
import type { Environment } from '#src/config/site-settings.server.ts';
import type { Email, Site } from '#src/config/site.ts';
import { companyValuesOf } from '#src/content/read/company-values.server.ts';
import { readSite } from '#src/content/read/read-site.server.ts';
import { createPoster } from '#src/features/contact/post-message.ts';
import { type EmailClient, type Outcome, sendMessage } from '#src/features/contact/send-message.ts';

const values = {
  firstName: 'Launch',
  lastName: 'test',
  company: '',
  industry: '',
  service: '',
  message:
    'A test of the contact form, sent by npm run check:launch -- --send. Nothing has to be done with it.',
};

/** Longest response excerpt shown. */
const TOLD_CHARACTERS = 200;

/** What the request returned; the form hides details that this command shows. */
type Trace = { answer: string | null; failure: string; redirect?: string };

const REDIRECTS = [301, 302, 303, 307, 308];

/** Returns a `fetch` with the form's timeout that records the response and does not follow redirects. */
function follow(trace: Trace): typeof fetch {
  return async (address, init) => {
    try {
      const signal = AbortSignal.timeout(EMAIL_ANSWER_MS);
      const response = await fetch(address, { ...init, redirect: 'manual', signal });
      if (REDIRECTS.includes(response.status)) {
        trace.redirect = `${describeTarget(response)} (${response.status})`;
        throw new TypeError('redirect');
      }
      const text = await response.clone().text();
      trace.answer = `answered ${response.status}${text.trim() === '' ? '' : `: ${quote(text)}`}`;
      return response;
    } catch (error) {
      if (!(error instanceof Error && error.name === 'TimeoutError')) trace.failure = causeOf(error);
      throw error;
    }
  };
}

function describeTarget({ headers, url }: Response): string {
  const target = headers.get('location');
  return target === null
    ? 'redirected without a target'
    : `redirected to ${URL.parse(target, url)?.href ?? target}`;
}

/** Returns a response on one line, shortened. */
function quote(text: string): string {
  const line = text.trim().replace(/[\s\p{Cc}]+/gu, ' ');
  return `“${line.slice(0, TOLD_CHARACTERS)}${line.length > TOLD_CHARACTERS ? '…' : ''}”`;
}

/** Returns why a request failed; `fetch` wraps the reason as `cause`. */
function causeOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error ? cause.message : String(cause);
}

/** Returns an EmailJS client that sends the site's origin, as a browser would. */
function clientOf(origin: string, ask: typeof fetch): EmailClient {
  let account = { publicKey: '', origin: '' };
  return {
    init: ({ publicKey, origin: service }) => {
      account = { publicKey, origin: service };
    },
    send: async (service_id, template_id, template_params) => {
      const response = await ask(`${account.origin}/api/v1.0/email/send`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: origin },
        body: JSON.stringify({ user_id: account.publicKey, service_id, template_id, template_params }),
      });
      return { status: response.status, text: await response.text() };
    },
  };
}

const missing =
  'Nothing is sent: the contact form has no service yet. Set SITE_EMAILJS_PUBLIC_KEY and SITE_EMAILJS_SERVICE_ID in .env, or SITE_MESSAGE_ENDPOINT (.env.example says where they stand), then ask again.';
const hints = new Map([
  [
    400,
    'SITE_EMAILJS_PUBLIC_KEY, SITE_EMAILJS_SERVICE_ID or SITE_EMAILJS_TEMPLATE_ID names something that the account does not have',
  ],
  [
    403,
    'the account allows browsers on its own origins only, which is right: send one from the form of the site instead',
  ],
  [404, 'SITE_EMAILJS_ORIGIN is no service that takes messages'],
  [412, 'the mail account behind the service has to be connected anew in its dashboard'],
  [429, 'too many messages in too short a time: wait a minute'],
]);

function describeOutcome(
  outcome: Outcome,
  service: Exclude<Email, { kind: 'mailbox' }>,
  email: string,
  { answer, failure, redirect }: Trace,
): string {
  const [origin, setting] =
    service.kind === 'endpoint'
      ? [service.address, 'SITE_MESSAGE_ENDPOINT']
      : [service.origin, 'SITE_EMAILJS_ORIGIN'];
  if (outcome.kind === 'sent')
    return `Sent: ${origin} took the test message. Look whether it is in the mailbox of ${email}.`;
  if (redirect !== undefined) {
    const why = service.kind === 'endpoint' ? ', as browsers do not follow it from the form either' : '';
    return `Unknown: ${origin} ${redirect}, which was not followed${why}. Write the address that takes messages into ${setting}.`;
  }
  const reason = 'reason' in outcome ? outcome.reason : undefined;
  if (reason?.kind !== 'answer')
    return `Unknown: ${origin} gave no answer that says whether the message arrived: ${answer === null ? failure : `it ${answer}`}. Is ${setting} right, and this machine online?`;
  const hint = service.kind === 'endpoint' ? undefined : hints.get(reason.status);
  const label = outcome.kind === 'failed' ? 'Refused' : 'Unknown';
  return `${label}: ${origin} ${answer ?? failure}.${hint === undefined ? '' : ` This means: ${hint}.`}`;
}

/** Sends one test message like the contact form. Returns a sentence about the result. */
export async function sendTestMessage(
  project: string,
  environment: Environment,
): Promise<{ report: string; isSuccess: boolean }> {
  const settings = readSettings(project, environment);
  if ('faults' in settings)
    return { report: ['Nothing is sent:', ...settings.faults].join('\n'), isSuccess: false };
  return send(settings.site, project);
}

async function send({ email, origin }: Site, project: string) {
  if (email.kind === 'mailbox') return { report: missing, isSuccess: false };
  const { company, email: address } = companyValuesOf(readSite(join(project, 'locales')), defaultLanguage);
  const recipient = { name: company, email: address };
  const attempt = { values: { ...values, email: address }, id: randomUUID(), onLateArrival: () => undefined };
  const trace: Trace = {
    answer: null,
    failure: `nothing came within ${String(EMAIL_ANSWER_MS / 1000)} seconds`,
  };
  const ask = follow(trace);
  const client = email.kind === 'endpoint' ? createPoster(email.address, ask) : clientOf(origin, ask);
  const loadClient = () => Promise.resolve(client);
  const outcome = await sendMessage(attempt, { email, origin, recipient, loadClient });
  return { report: describeOutcome(outcome, email, address, trace), isSuccess: outcome.kind === 'sent' };
}
