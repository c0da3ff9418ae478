const PLACEHOLDER = /\{\{\s*([A-Za-z]+)\s*(?:,\s*([^{}]*?)\s*)?\}\}/g;

/** A placeholder as written, such as `{{count, number}}`, its name, and its format if any. */
export type Placeholder = { all: string; name: string; format: string | undefined };

/** Returns every placeholder of a text, in order. */
export function listPlaceholders(text: string): Placeholder[] {
  return [...text.matchAll(PLACEHOLDER)].map(([all, name = '', format]) => ({ all, name, format }));
}

/** Replaces every placeholder of a text. */
export function replacePlaceholders(text: string, replace: (name: string) => string): string {
  return text.replace(PLACEHOLDER, (_, name: string) => replace(name));
}

/** Returns whether a text has a placeholder. */
export function hasPlaceholder(text: string): boolean {
  return text.search(PLACEHOLDER) >= 0;
}
