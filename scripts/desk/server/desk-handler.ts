import type { IncomingMessage, ServerResponse } from 'node:http';
import { isWordLanguage, type ToolLanguage } from '#src/content/read/words.server.ts';
import { isForeign, isOwnHost } from '../../../server/request-origin.ts';
import { parseTarget } from '../../../server/request-target.ts';
import type { RequestHandler } from '../../../server/site-handler.ts';
import { entryCall } from '../entry-protocol.ts';
import { packTexts } from '../packed-texts.ts';
import { API_PATH, calls, type Places } from '../protocol.ts';
import { addEntryCall, checkEntryCall } from './add-entries.ts';
import { checkCall, draftCall, saveCall } from './answer-calls.ts';
import { describeForms } from './entry-forms.ts';
import type { Desk } from './open-desk.ts';
import { aidCall } from './text-aid.ts';
import { replaceCall } from './replace-texts.ts';
import { confirmCall, resolveCall, undoCall } from './signing-calls.ts';
import { answerTeam, isTeamCall } from './team-calls.ts';
import { UnknownPlace } from './unknown-place.ts';

/** Size limit of a request body, bytes. */
const CALL_BYTES = 1_000_000;
/** The loopback address: the desk is reachable from this machine only. */
export const HOST = '127.0.0.1';

/** A rejected request: HTTP status and message. */
class Refusal extends Error {
  readonly status: 400 | 404 | 405 | 413 | 415;
  constructor(status: Refusal['status'], message: string) {
    super(message);
    this.status = status;
  }
}

function send(response: ServerResponse, status: number, value: unknown): void {
  const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' };
  response.writeHead(status, headers).end(JSON.stringify(value));
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  if (request.headers['content-type']?.split(';')[0] !== 'application/json') {
    throw new Refusal(415, 'A call is JSON.');
  }
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    if (!Buffer.isBuffer(chunk)) continue;
    bytes += chunk.length;
    if (bytes > CALL_BYTES) throw new Refusal(413, 'A call has at most 1 MB.');
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    throw new Refusal(400, 'A call is JSON.');
  }
}

function answer(desk: Desk, name: string, body: unknown, language: ToolLanguage): unknown {
  switch (name) {
    case 'aid':
      return aidCall(desk, calls.aid.parse(body));
    case 'check':
      return checkCall(desk, calls.check.parse(body), language);
    case 'draft':
      draftCall(desk, calls.draft.parse(body));
      return {};
    case 'save':
      return saveCall(desk, calls.save.parse(body), language);
    case 'confirm':
      return confirmCall(desk, calls.confirm.parse(body), language);
    case 'undo':
      return undoCall(desk, calls.undo.parse(body), language);
    case 'replace':
      return replaceCall(desk, calls.replace.parse(body), language);
    case 'resolve':
      return resolveCall(desk, calls.resolve.parse(body), language);
    case 'judge-entry':
      return checkEntryCall(desk, entryCall.parse(body), language);
    case 'add-entry':
      return addEntryCall(desk, entryCall.parse(body), language);
    case 'close':
      desk.work.closeSession();
      return {};
    default:
      if (isTeamCall(name)) return answerTeam(desk, name, body, language);
      throw new Refusal(404, `There is no call ${name}.`);
  }
}

function statusOf(error: unknown): number {
  if (error instanceof Refusal) return error.status;
  if (error instanceof UnknownPlace) return 404;
  return error instanceof Error && error.name === 'ZodError' ? 400 : 500;
}

/**
 * Handles the API requests of the desk. Rejects requests with a foreign host or from another origin, so no other site
 * can read or write texts.
 */
export function createDeskHandler(desk: Desk, findPlaces: () => Promise<Places>): RequestHandler {
  const handle = async (request: IncomingMessage, name: string, search: string): Promise<unknown> => {
    const code = new URLSearchParams(search).get('language') ?? 'en';
    const language = isWordLanguage(code) ? code : 'en';
    if (request.method === 'POST') {
      const body = await readBody(request);
      await desk.untilUnlocked();
      return answer(desk, name, body, language);
    }
    if (request.method !== 'GET') throw new Refusal(405, 'Calls are GET or POST.');
    if (name === 'places') return findPlaces();
    if (name === 'findings') await desk.checkAll();
    await desk.untilUnlocked();
    if (name === 'findings') return desk.describe(language).findings;
    if (name === 'forms') return describeForms(desk.bundles.current(), language);
    const paths = new URLSearchParams(search).getAll('path');
    // The overview does not wait for the check: the page requests the findings afterwards.
    if (name === 'overview') {
      const part = desk.describe(language, paths.length === 0 ? undefined : paths, false);
      return { ...part, texts: packTexts(part.texts) };
    }
    throw new Refusal(404, `There is nothing called ${name}.`);
  };
  return async (request, response, next) => {
    if (!isOwnHost(request, HOST))
      return send(response, 403, { error: 'The desk answers this machine only.' });
    response.setHeader('Content-Security-Policy', "frame-ancestors 'self'");
    if (isForeign(request))
      return send(response, 403, { error: 'Requests from other sites are not allowed.' });
    const target = parseTarget(request.url ?? '');
    if (target === null || !target.decoded.startsWith(API_PATH)) return next();
    try {
      send(response, 200, await handle(request, target.decoded.slice(API_PATH.length), target.search));
    } catch (error) {
      send(response, statusOf(error), { error: error instanceof Error ? error.message : String(error) });
    }
  };
}
