const KEPT_KEY = 'site.typed';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const listFields = () => [...document.querySelectorAll<Field>('input, textarea, select')];

/** A field by its id, or by the island that it is part of. */
function nameOf(field: Field): string {
  return field.id || (field.closest<HTMLElement>('[data-island]')?.dataset['island'] ?? '') + field.name;
}

/**
 * Keeps what is typed on a page, and where, for the same page when it is loaded anew.
 * @throws Error where storage is full or blocked
 */
export function keepFields() {
  const fields = listFields();
  const values = new Map(fields.map((field) => [nameOf(field), field.value]));
  const focused = fields.filter((field) => field === document.activeElement).map(nameOf);
  sessionStorage.setItem(KEPT_KEY, JSON.stringify({ values: Object.fromEntries(values), focused }));
}

/** Fills the empty fields of a page with what was typed before it was loaded anew; the visitor goes on where they were. */
export function fillFields() {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEPT_KEY) ?? '{}');
    sessionStorage.removeItem(KEPT_KEY);
    const values: unknown = Reflect.get(Object(kept), 'values');
    const focused: unknown = Reflect.get(Object(kept), 'focused');
    for (const field of listFields()) {
      const name = nameOf(field);
      const value: unknown = Reflect.get(Object(values), name);
      if (typeof value === 'string' && field.value === '') field.value = value;
      if (Array.isArray(focused) && focused.includes(name)) field.focus({ preventScroll: true });
    }
  } catch {
    return;
  }
}
