import { normalizeText } from '#src/features/search/normalize-text.ts';

/** Normalizes a text for comparison with a query: like the site's search, and with any quotation marks. */
export function foldText(text: string): string {
  return normalizeText(text)
    .replace(/[‘’]/gu, "'")
    .replace(/[“”«»]/gu, '"')
    .trim();
}
