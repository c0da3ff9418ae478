const KEPT_KEY = 'site.typed';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const listFields = () => [...document.querySelectorAll<Field>('input, textarea, select')];

/** A field by its id, or by the island that it is part of. */
function nameOf(field: Field): string {
  return field.id || (field.closest<HTMLElement>('[data-island]')?.dataset['island'] ?? '') + field.name;
}

/**
 * Keeps what is typed on a page, for the same page when it is loaded anew.
 * @throws Error where storage is full or blocked
 */
export function keepFields() {
  const values = listFields().map((field) => [nameOf(field), field.value]);
  sessionStorage.setItem(KEPT_KEY, JSON.stringify(Object.fromEntries(values)));
}

/** Fills the empty fields of a page with what was typed before it was loaded anew. */
export function fillFields() {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEPT_KEY) ?? '{}');
    sessionStorage.removeItem(KEPT_KEY);
    for (const field of listFields()) {
      const value: unknown = Reflect.get(Object(kept), nameOf(field));
      if (typeof value === 'string' && field.value === '') field.value = value;
    }
  } catch {
    return;
  }
}
