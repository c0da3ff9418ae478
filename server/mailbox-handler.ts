import type { IncomingMessage, ServerResponse } from 'node:http';
import { readCall } from './mailbox-call.ts';
import type { EmailCall, ReceivedMessage } from './mailbox-message.ts';
import { MAILBOX_PATH, mailboxPolicy, writeMailboxPage } from './mailbox-page.ts';
import { type MailboxStore, openMailboxStore } from './mailbox-store.ts';
import { pageWords, serviceWords } from './mailbox-words.ts';
import { isMessageId } from './message-id.ts';
import { isForeign } from './request-origin.ts';
import { parseTarget } from './request-target.ts';
import type { RequestHandler } from './site-handler.ts';

/** Endpoints of the e-mail service (docs/behavior.md §7). */
const calls = new Map<string, EmailCall>([
  ['/api/v1.0/email/send', 'send'],
  ['/api/v1.0/email/send-form', 'send-form'],
]);
/** `Server-Timing` entry in every response of the site: tells the contact form that the mailbox takes messages. */
const ANNOUNCEMENT = 'mailbox';
/** Request headers that are stored with a message. */
const keptHeaders = ['content-type', 'origin', 'referer', 'user-agent', 'accept-language'] as const;
/** Status of a message that exceeds a limit: too many requests, or insufficient storage. */
const refusedStatus = { rate: 429, room: 507 } as const;

function send(response: ServerResponse, status: number, type: string, text: string): void {
  const bytes = Buffer.from(text);
  const headers = {
    'Content-Type': `${type};charset=utf-8`,
    'Content-Length': bytes.length,
    'Cache-Control': 'no-store',
  };
  response.writeHead(status, headers).end(bytes);
}

function refuseMethod(response: ServerResponse, allowed: string): void {
  response.setHeader('Allow', allowed);
  send(response, 405, 'text/plain', serviceWords.wrongMethod);
}

function pickHeaders(request: IncomingMessage): Record<string, string> {
  const found = keptHeaders.map((name) => [name, request.headers[name]] as const);
  return Object.fromEntries(found.flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])));
}

/** Stores one message. Responds after it is written to disk. */
async function takeCall(
  call: EmailCall,
  store: MailboxStore,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const read = await readCall(call, request).catch(() => null);
  if (read === null) return void response.destroy();
  if ('status' in read) {
    if (!request.complete) response.setHeader('Connection', 'close');
    return send(response, read.status, 'text/plain', read.text);
  }
  const now = new Date();
  const headers = pickHeaders(request);
  const message: ReceivedMessage = { receivedAt: now.toISOString(), call, headers, fields: read.fields };
  const kept = await store.keep(message, now);
  if ('id' in kept) return send(response, 200, 'text/plain', serviceWords.accepted);
  send(response, refusedStatus[kept.reached], 'text/plain', serviceWords.refused[kept.reached]);
}

/** Answers a CORS preflight; only same-origin requests reach this point. */
function allowCall({ headers: { origin } }: IncomingMessage, response: ServerResponse): void {
  if (origin !== undefined) response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Access-Control-Allow-Methods', 'POST, OPTIONS');
  response.setHeader('Access-Control-Allow-Headers', 'Content-Type');
  response.writeHead(204).end();
}

async function answerCall(
  call: EmailCall,
  store: MailboxStore,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method === 'OPTIONS') return allowCall(request, response);
  if (request.method !== 'POST') return refuseMethod(response, 'POST, OPTIONS');
  return takeCall(call, store, request, response);
}

/** Sends the list page, or one message as stored. */
async function showMailbox(
  rest: string,
  query: URLSearchParams,
  store: MailboxStore,
  response: ServerResponse,
): Promise<void> {
  response.setHeader('Content-Security-Policy', mailboxPolicy);
  const before = query.get('before') ?? undefined;
  if (rest === '') {
    if (before !== undefined && !isMessageId(before)) {
      return send(response, 400, 'text/plain', pageWords.badRequest);
    }
    return send(response, 200, 'text/html', writeMailboxPage(await store.list(before)));
  }
  if (rest === '/') {
    return void response.writeHead(308, { Location: `..${MAILBOX_PATH}`, 'Content-Length': 0 }).end();
  }
  const text = rest.endsWith('.json') ? await store.read(rest.slice('/'.length, -'.json'.length)) : null;
  if (text === null) return send(response, 404, 'text/plain', pageWords.notFound);
  return send(response, 200, 'application/json', text);
}

/**
 * Creates the handler of the local mailbox: it implements both calls of the e-mail service on the site's origin, stores
 * each message as a file and lists them at `/mailbox`. It passes on other requests, with a header naming the mailbox.
 * @param folder Folder of the messages; created with the first one.
 */
export function createMailboxHandler(folder: string): RequestHandler {
  const store = openMailboxStore(folder);
  return async (request, response, next) => {
    const target = parseTarget(request.url ?? '');
    const path = target?.decoded ?? '';
    const call = calls.get(path);
    const isPage = path === MAILBOX_PATH || path.startsWith(`${MAILBOX_PATH}/`);
    if (target === null || (call === undefined && !isPage)) {
      response.setHeader('Server-Timing', ANNOUNCEMENT);
      return next();
    }
    if (isForeign(request)) return send(response, 403, 'text/plain', serviceWords.foreign);
    if (call !== undefined) return answerCall(call, store, request, response);
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod(response, 'GET, HEAD');
    const rest = path.slice(MAILBOX_PATH.length);
    return showMailbox(rest, new URLSearchParams(target.search), store, response);
  };
}
