import { type ContactValues, emptyValues, fieldNames } from './contact-fields.ts';
import { FORM_KEY } from './has-kept-form.ts';

/** What is kept of a form in this tab: its fields, and the query that has preselected some of them. */
export type KeptForm = { values: ContactValues; query: string };

/** Keeps a form until it is sent or the tab is closed. Where storage is blocked or full, the page itself keeps it. */
export function keepForm(form: KeptForm) {
  try {
    sessionStorage.setItem(FORM_KEY, JSON.stringify(form));
  } catch {
    return;
  }
}

/** The form that was kept; a value that is none is removed. */
export function readKeptForm(): KeptForm | null {
  try {
    const written = sessionStorage.getItem(FORM_KEY);
    if (written === null) return null;
    const form = parseForm(written);
    if (form === null) sessionStorage.removeItem(FORM_KEY);
    return form;
  } catch {
    return null;
  }
}

/** Forgets the form, once it is sent. */
export function forgetForm() {
  try {
    sessionStorage.removeItem(FORM_KEY);
  } catch {
    return;
  }
}

/** Reads a form as it was written. @returns null for anything else */
export function parseForm(written: string): KeptForm | null {
  const form = parseJson(written);
  if (!isRecord(form) || typeof form['query'] !== 'string' || !isRecord(form['values'])) return null;
  const values = { ...emptyValues };
  for (const name of fieldNames) {
    const value = form['values'][name];
    if (typeof value !== 'string') return null;
    values[name] = value;
  }
  return { values, query: form['query'] };
}

function parseJson(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
