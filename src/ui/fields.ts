/** Something that a visitor fills in. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Returns whether a part of the page is filled in by the visitor. */
export function isField(part: object | null | undefined): part is Field {
  return part instanceof Element && part.matches('input, textarea, select');
}
