const PLACEHOLDER = /\{\{\s*([A-Za-z]+)\s*(?:,\s*([^{}]*?)\s*)?\}\}/g;

/** A placeholder as it is written, `{{count, number}}`, its name, and its format where it has one. */
export type Placeholder = { all: string; name: string; format: string | undefined };

/** Every placeholder of a text, in order. */
export function listPlaceholders(text: string): Placeholder[] {
  return [...text.matchAll(PLACEHOLDER)].map(([all, name = '', format]) => ({ all, name, format }));
}

/** The text with every placeholder replaced. */
export function replacePlaceholders(text: string, replace: (name: string) => string): string {
  return text.replace(PLACEHOLDER, (_, name: string) => replace(name));
}

/** Returns whether a text has a placeholder. */
export function hasPlaceholder(text: string): boolean {
  return text.search(PLACEHOLDER) >= 0;
}
