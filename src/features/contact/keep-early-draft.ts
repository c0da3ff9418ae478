import { emptyValues } from './contact-fields.ts';
import { DRAFT_KEY } from './has-draft.ts';
import { isRecord, parseJson } from './parse-json.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Keeps what was typed into the form before its code was there, for a visitor who leaves meanwhile. */
export function keepEarlyDraft(): void {
  addEventListener('pagehide', () => {
    const fields = document.querySelectorAll<Field>('[data-island=contact]:not([data-hydrated]) [required]');
    const typed = [...fields].filter(({ value }) => value !== '');
    if (typed.length > 0) addToDraft(new Map(typed.map(({ name, value }) => [name, value])));
  });
}

/** Adds to the draft of this tab, or begins one. Where storage is blocked or full, the page itself keeps what was typed. */
function addToDraft(typed: ReadonlyMap<string, string>) {
  try {
    const draft = parseJson(sessionStorage.getItem(DRAFT_KEY) ?? '');
    const { query, values } = isRecord(draft) ? draft : { query: '', values: {} };
    const merged = { ...emptyValues, ...(isRecord(values) ? values : {}), ...Object.fromEntries(typed) };
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify({ query, values: merged }));
  } catch {
    return;
  }
}
