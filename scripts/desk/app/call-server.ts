import { z } from 'zod';
import { type Aid, aid } from '../aid-protocol.ts';
import { packedPart } from '../packed-texts.ts';
import {
  API_PATH,
  type Calls,
  checkResult,
  outcome,
  type OverviewPart,
  overviewPart,
  type Places,
  places,
  replaceOutcome,
} from '../protocol.ts';
import { type EntryCall, entryForms, entryCheckResult, entryOutcome } from '../entry-protocol.ts';
import type { TeamCallName, TeamCalls } from '../team-protocol.ts';
import type { ToolLanguage } from './words.ts';

/** Thrown if the server does not respond or reports an error. */
export class CallFailure extends Error {
  /** True if there was a response. */
  readonly isAnswered: boolean;
  constructor(message: string, isAnswered: boolean) {
    super(message);
    this.isAnswered = isAnswered;
  }
}

async function ask<Schema extends z.ZodType>(
  schema: Schema,
  address: string,
  init?: RequestInit,
): Promise<z.infer<Schema>> {
  const { ok, text } = await fetchText(API_PATH + address, init);
  if (!ok) throw new CallFailure(readError(text), true);
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    throw new CallFailure(String(error), true);
  }
}

/** Returns the text of a response. @throws CallFailure if there is none or it is incomplete */
async function fetchText(address: string, init?: RequestInit): Promise<{ ok: boolean; text: string }> {
  try {
    const response = await fetch(address, init);
    return { ok: response.ok, text: await response.text() };
  } catch (error) {
    throw new CallFailure(String(error), false);
  }
}

/** Returns the error message of a response, or its text. */
function readError(text: string): string {
  try {
    return z.object({ error: z.string() }).parse(JSON.parse(text)).error;
  } catch {
    return text;
  }
}

function post(name: string, call: unknown): [string, RequestInit] {
  const headers = { 'Content-Type': 'application/json' };
  return [name, { method: 'POST', headers, body: JSON.stringify(call) }];
}

/** Sends a team call. */
export function askTeam<Name extends TeamCallName, Schema extends z.ZodType>(
  schema: Schema,
  name: Name,
  call: TeamCalls[Name],
  language: ToolLanguage,
) {
  const [path, init] = post(name, call);
  return ask(schema, `${path}?language=${language}`, init);
}

function change<Name extends 'save' | 'confirm' | 'undo' | 'resolve'>(
  name: Name,
  call: Calls[Name],
  language: ToolLanguage,
) {
  const [path, init] = post(name, call);
  return ask(outcome, `${path}?language=${language}`, init);
}

/** Requests to the desk's server. Each throws a CallFailure. */
export const server = {
  look: (language: ToolLanguage, path?: string): Promise<OverviewPart> =>
    ask(
      packedPart,
      `overview?language=${language}${path === undefined ? '' : `&path=${encodeURIComponent(path)}`}`,
    ),
  findFindings: (language: ToolLanguage) => ask(overviewPart.shape.findings, `findings?language=${language}`),
  findPlaces: (): Promise<Places> => ask(places, 'places'),
  check: (call: Calls['check'], language: ToolLanguage) => {
    const [path, init] = post('check', call);
    return ask(checkResult, `${path}?language=${language}`, init);
  },
  findAid: (call: Calls['aid']): Promise<Aid> => ask(aid, ...post('aid', call)),
  keepDraft: async (call: Calls['draft']) => {
    const response = await fetch(API_PATH + post('draft', call)[0], post('draft', call)[1]).catch(() => null);
    return response?.ok === true;
  },
  save: (call: Calls['save'], language: ToolLanguage) => change('save', call, language),
  confirm: (call: Calls['confirm'], language: ToolLanguage) => change('confirm', call, language),
  undo: (call: Calls['undo'], language: ToolLanguage) => change('undo', call, language),
  replace: (call: Calls['replace'], language: ToolLanguage) => {
    const [path, init] = post('replace', call);
    return ask(replaceOutcome, `${path}?language=${language}`, init);
  },
  resolve: (call: Calls['resolve'], language: ToolLanguage) => change('resolve', call, language),
  findForms: (language: ToolLanguage) => ask(entryForms, `forms?language=${language}`),
  checkEntry: (call: EntryCall, language: ToolLanguage) => {
    const [path, init] = post('judge-entry', call);
    return ask(entryCheckResult, `${path}?language=${language}`, init);
  },
  addEntry: (call: EntryCall, language: ToolLanguage) => {
    const [path, init] = post('add-entry', call);
    return ask(entryOutcome, `${path}?language=${language}`, init);
  },
  closeSession: () => ask(z.object({}), ...post('close', {})),
};
