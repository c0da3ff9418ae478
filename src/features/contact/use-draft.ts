import { useEffect, useEffectEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Translate } from '#src/i18n/message-keys.ts';
import { visibleText } from '#src/i18n/visible-text.ts';
import { addressAnswers, readAnswer } from '#src/routing/address-answers.ts';
import { contactServices } from '#src/routing/contact-services.ts';
import { type ContactValues, emptyValues, fieldNames, industryIds } from './contact-fields.ts';
import { DRAFT_KEY } from './has-draft.ts';
import { isRecord, parseJson } from './parse-json.ts';

/** A message that is not sent yet: its fields, and the query that has preselected some of them. */
export type Draft = { values: ContactValues; query: string };

type Form = Pick<UseFormReturn<ContactValues>, 'getValues' | 'setValue'>;

/**
 * Fills a form with what was typed before a reload, a change of language or a way back, and with the options that the
 * address names. What stands in a field already is left alone.
 * @returns what saves the draft; to be called when something was typed
 */
export function useDraft({ getValues, setValue }: Form, t: Translate<'contact'>): () => void {
  const tellAnswers = useEffectEvent((query: string) => describeAnswers(t, query));
  useEffect(() => {
    const typed = getValues();
    const draft = readDraft();
    const isNews = draft?.query !== location.search;
    const preselection = isNews ? readPreselection(location.search) : {};
    for (const name of fieldNames) {
      const value = preselection[name] ?? (typed[name] === '' ? draft?.values[name] : undefined);
      if (value !== undefined) setValue(name, value);
    }
    if (isNews) setValue('message', beginWith(tellAnswers(location.search), getValues().message));
    const values = getValues();
    if (fieldNames.some((name) => values[name] !== '')) saveDraft(values);
  }, [getValues, setValue]);
  return () => saveDraft(getValues());
}

/** Keeps a draft until it is sent or the tab is closed. Where storage is blocked or full, the page itself keeps it. */
function saveDraft(values: ContactValues) {
  const draft: Draft = { values, query: location.search };
  try {
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft));
  } catch {
    return;
  }
}

/** The draft of this tab; a value that is none is removed. */
function readDraft(): Draft | null {
  try {
    const written = sessionStorage.getItem(DRAFT_KEY);
    if (written === null) return null;
    const draft = parseDraft(written);
    if (draft === null) sessionStorage.removeItem(DRAFT_KEY);
    return draft;
  } catch {
    return null;
  }
}

/** Forgets the draft, once it is sent. */
export function forgetDraft() {
  try {
    sessionStorage.removeItem(DRAFT_KEY);
  } catch {
    return;
  }
}

/** Reads a draft as it was written. @returns null for anything else */
export function parseDraft(written: string): Draft | null {
  const draft = parseJson(written);
  if (!isRecord(draft) || typeof draft['query'] !== 'string' || !isRecord(draft['values'])) return null;
  const values = { ...emptyValues };
  for (const name of fieldNames) {
    const value = draft['values'][name];
    if (typeof value !== 'string') return null;
    values[name] = value;
  }
  return { values, query: draft['query'] };
}

/** The options that a query names, `?service=infrastructure&industry=retail`. Unknown ones are left out. */
export function readPreselection(query: string): Partial<ContactValues> {
  const wanted = new URLSearchParams(query);
  const read = (name: 'industry' | 'service') => visibleText(wanted.get(name) ?? '');
  const industry = industryIds.find((id) => id === read('industry'));
  const service = contactServices.find((id) => id === read('service'));
  return { ...(industry === undefined ? {} : { industry }), ...(service === undefined ? {} : { service }) };
}

/** What a query answers, `?place=Sweetwater&start=May`, as the first lines of a message; empty without an answer. */
export function describeAnswers(t: Translate<'contact'>, query: string): string {
  const told = new URLSearchParams(query);
  const lines = addressAnswers.map((name) => {
    const answer = readAnswer(told, name);
    return answer && t(`answers.${name}`, { answer });
  });
  return lines.filter((line) => line !== '').join('\n');
}

/** Puts lines before a message, once. */
export function beginWith(lines: string, message: string): string {
  if (lines === '' || message.includes(lines)) return message;
  return message === '' ? `${lines}\n` : `${lines}\n\n${message}`;
}
