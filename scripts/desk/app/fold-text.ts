import { normalizeText } from '#src/features/search/normalize-text.ts';

/** A text as it is compared with what somebody looks for: as the search of the site does, and with any quotes. */
export function foldText(text: string): string {
  return normalizeText(text)
    .replace(/[‘’]/gu, "'")
    .replace(/[“”«»]/gu, '"')
    .trim();
}
