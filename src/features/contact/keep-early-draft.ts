import { emptyValues, fieldNames } from './contact-fields.ts';
import { readDraft, saveDraft } from './stored-draft.ts';

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
