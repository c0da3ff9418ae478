import { buildRecord } from '#src/config/build-record.ts';
import { readKey } from '#src/config/read-key.ts';
import { parseJson, tryStorage } from '#src/config/storage.ts';
import type { Field } from '#src/ui/fields.ts';
import { type ContactValues, emptyValues, type FieldName, fieldNames } from './contact-fields.ts';

/** A message that is not sent yet: its fields, and the query that has preselected some of them. */
export type Draft = { values: ContactValues; query: string };

/** Key under which the draft stands in the storage of this tab. */
const DRAFT_KEY = 'site.contact';

/** Returns whether this tab has a draft, whatever it holds. */
export function hasDraft(): boolean {
  return tryStorage(() => sessionStorage.getItem(DRAFT_KEY)) !== null;
}

/** Keeps a draft until it is sent or the tab is closed. Where storage is blocked or full, the page itself keeps it. */
export function saveDraft(draft: Draft) {
  tryStorage(() => sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft)));
}

/** The draft of this tab; a value that is none is removed. */
export function readDraft(): Draft | null {
  return tryStorage(() => {
    const draft = parseDraft(sessionStorage.getItem(DRAFT_KEY) ?? '');
    if (draft === null) forgetDraft();
    return draft;
  });
}

/** Forgets the draft, once it is sent. */
export function forgetDraft() {
  tryStorage(() => sessionStorage.removeItem(DRAFT_KEY));
}

/** Reads a draft as it was written. @returns null for anything else */
export function parseDraft(written: string): Draft | null {
  const draft = parseJson(written);
  const query = readKey(draft, 'query');
  const read = (name: FieldName) => readKey(readKey(draft, 'values'), name);
  if (typeof query !== 'string' || fieldNames.some((name) => typeof read(name) !== 'string')) return null;
  return { values: buildRecord(fieldNames, (name) => String(read(name))), query };
}

/** Keeps what was typed into the form before its code was there, for a visitor who leaves meanwhile. */
export function keepEarlyDraft(): void {
  addEventListener('pagehide', () => {
    const fields = document.querySelectorAll<Field>('[data-island=contact]:not([data-hydrated]) [required]');
    const typed = [...fields].filter(({ value }) => value !== '');
    if (typed.length === 0) return;
    const { values, query } = readDraft() ?? { values: emptyValues, query: '' };
    const read = (name: FieldName) => typed.find((field) => field.name === name)?.value ?? values[name];
    saveDraft({ values: buildRecord(fieldNames, read), query });
  });
}
