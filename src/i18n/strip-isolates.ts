const ISOLATES = /[\u2066-\u2069]/gu;

/** Takes out the invisible isolates of bidirectional text (U+2066 … U+2069), for readers that are no browsers. */
export function stripIsolates(text: string): string {
  return text.replace(ISOLATES, '');
}
