import { type RefObject, useEffect } from 'react';
import { type ContactValues, fieldNames, findField, readValues } from './contact-fields.ts';
import { keepForm, readKeptForm } from './kept-form.ts';
import { readPreselection } from './preselect.ts';

/**
 * Fills a form with what was typed before a reload, a change of language or a way back, and with the options that the
 * address names. What stands in a field already is left alone.
 * @returns what keeps the form; to be called when something was typed
 */
export function useKeptForm(form: RefObject<HTMLFormElement | null>): () => void {
  useEffect(() => {
    if (form.current === null) return;
    markAwake(form.current);
    const { search: query } = location;
    const kept = readKeptForm();
    if (kept !== null) fillEmptyFields(form.current, kept.values);
    if (kept?.query !== query) fill(form.current, readPreselection(query));
    if (kept === null && hasText(form.current)) keep(form.current);
  }, [form]);
  return () => {
    if (form.current !== null) keep(form.current);
  };
}

/** Says to style sheets and tests that the form answers. */
function markAwake(form: HTMLFormElement) {
  form.dataset['awake'] = '';
}

function keep(form: HTMLFormElement) {
  keepForm({ values: readValues(form), query: location.search });
}

function hasText(form: HTMLFormElement): boolean {
  return Object.values(readValues(form)).some((value) => value !== '');
}

function fillEmptyFields(form: HTMLFormElement, values: ContactValues) {
  const current = readValues(form);
  const empty = fieldNames.filter((name) => current[name] === '' && values[name] !== '');
  fill(form, Object.fromEntries(empty.map((name) => [name, values[name]])));
}

/** Fills fields as if they had been typed into, so that whoever checks them hears of it. */
function fill(form: HTMLFormElement, values: Partial<ContactValues>) {
  for (const [name, value] of Object.entries(values)) {
    const field = findField(form, name);
    if (field === null || field.value === value) continue;
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
