const ISOLATES = /[\u2066-\u2069]/gu;

/** The text with what was kept together free to break again: without blanks that do not break. */
export function allowBreaks(text: string): string {
  return text.replaceAll('\u00A0', ' ');
}

/** The text without what the typesetter has added, isolates included, for readers that are no browsers. */
export function plainText(text: string): string {
  return allowBreaks(text).replace(ISOLATES, '');
}
