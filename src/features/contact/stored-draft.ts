import { type ContactValues, emptyValues, fieldNames } from './contact-fields.ts';
import { isRecord, parseJson } from './parse-json.ts';

/** A message that is not sent yet: its fields, and the query that has preselected some of them. */
export type Draft = { values: ContactValues; query: string };

/** Key under which the draft stands in the storage of this tab. */
const DRAFT_KEY = 'site.contact';

/** Says whether this tab has a draft, whatever it holds. */
export function hasDraft(): boolean {
  try {
    return sessionStorage.getItem(DRAFT_KEY) !== null;
  } catch {
    return false;
  }
}

/** Keeps a draft until it is sent or the tab is closed. Where storage is blocked or full, the page itself keeps it. */
export function saveDraft(draft: Draft) {
  try {
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft));
  } catch {
    return;
  }
}

/** The draft of this tab; a value that is none is removed. */
export function readDraft(): Draft | null {
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

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Keeps what was typed into the form before its code was there, for a visitor who leaves meanwhile. */
export function keepEarlyDraft(): void {
  addEventListener('pagehide', () => {
    const fields = document.querySelectorAll<Field>('[data-island=contact]:not([data-hydrated]) [required]');
    const typed = [...fields].filter(({ value }) => value !== '');
    if (typed.length === 0) return;
    const { values, query } = readDraft() ?? { values: emptyValues, query: '' };
    const merged = { ...values };
    for (const name of fieldNames)
      merged[name] = typed.find((field) => field.name === name)?.value ?? values[name];
    saveDraft({ values: merged, query });
  });
}
