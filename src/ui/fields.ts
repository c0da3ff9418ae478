/** A form field. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Returns true for a form field. */
export function isField(part: object | null | undefined): part is Field {
  return part instanceof Element && part.matches('input, textarea, select');
}
