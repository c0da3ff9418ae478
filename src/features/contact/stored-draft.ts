import { buildRecord } from '#src/config/build-record.ts';
import { readKey } from '#src/config/read-key.ts';
import { parseJson, tryStorage } from '#src/config/storage.ts';
import type { Field } from '#src/ui/fields.ts';
import { type ContactValues, emptyValues, type FieldName, fieldNames } from './contact-fields.ts';

/** An unsent message: its fields and the query that preselected some of them. */
export type Draft = { values: ContactValues; query: string };

/** Session storage key of the draft. */
const DRAFT_KEY = 'site.contact';

/** Returns true if this tab has a stored draft, valid or not. */
export function hasDraft(): boolean {
  return tryStorage(() => sessionStorage.getItem(DRAFT_KEY)) !== null;
}

/** Stores a draft until it is sent or the tab is closed. Does nothing if storage is blocked or full. */
export function saveDraft(draft: Draft) {
  tryStorage(() => sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft)));
}

/** Returns the draft of this tab. An invalid one is removed. */
export function readDraft(): Draft | null {
  return tryStorage(() => {
    const draft = parseDraft(sessionStorage.getItem(DRAFT_KEY) ?? '');
    if (draft === null) forgetDraft();
    return draft;
  });
}

/** Removes the draft. */
export function forgetDraft() {
  tryStorage(() => sessionStorage.removeItem(DRAFT_KEY));
}

/** Parses a draft. @returns null if it is invalid */
export function parseDraft(written: string): Draft | null {
  const draft = parseJson(written);
  const query = readKey(draft, 'query');
  const read = (name: FieldName) => readKey(readKey(draft, 'values'), name);
  if (typeof query !== 'string' || fieldNames.some((name) => typeof read(name) !== 'string')) return null;
  return { values: buildRecord(fieldNames, (name) => String(read(name))), query };
}

/** Stores text typed before hydration if the visitor leaves the page. */
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
