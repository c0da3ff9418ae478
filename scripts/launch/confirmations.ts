import { z } from 'zod';
import { findNearest } from '#src/config/nearest-name.server.ts';

/** The owner's confirmation of a place and everything below it: by whom and when. */
export type Confirmation = { place: string; by: string; on: string };

/** File with the owner's confirmations. */
export const CONFIRMATION_FILE = 'launch.json';
/** Wildcard prefix for every language. */
const ANY_LANGUAGE = 'locales/*/';
const LANGUAGE_FOLDER = /^locales\/[a-z-]+\//;

const isPastDate = (text: string) => {
  const time = Date.parse(text);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && Number.isFinite(time) && time <= Date.now();
};

const confirmationList = z.strictObject({
  confirmed: z.array(
    z.strictObject({
      place: z.string().min(1),
      by: z.string().refine((name) => name.trim().length > 1, 'expected the name of whoever answers for it'),
      on: z
        .string()
        .refine(isPastDate, 'expected the day of the confirmation, such as 2027-01-31, today or earlier'),
    }),
  ),
});

/** Returns a place with the wildcard for every language. */
export function inEveryLanguage(place: string): string {
  return place.replace(LANGUAGE_FOLDER, ANY_LANGUAGE);
}

/** True if a confirmation covers a place: the place itself, its file or folder, or a key above it. */
export function covers({ place }: Pick<Confirmation, 'place'>, found: string): boolean {
  const requested = place.startsWith(ANY_LANGUAGE) ? inEveryLanguage(found) : found;
  return requested === place || [':', '.', '/'].some((end) => requested.startsWith(place + end));
}

function explainUnknown({ place }: Confirmation, known: readonly string[]): string {
  const nearest = findNearest(place, [...known, ...known.map((each) => each.split(':')[0] ?? '')]);
  return `${CONFIRMATION_FILE}  "${place}" is not on the list; ${nearest === undefined ? 'take the place from the list, such as locales/en/company.json:name' : `did you mean "${nearest}"?`}`;
}

function parseText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return error instanceof SyntaxError ? error : undefined;
  }
}

/**
 * Parses the owner's confirmations.
 * @param text content of the file
 * @param known every place that can be confirmed
 */
export function readConfirmations(
  text: string,
  known: readonly string[],
): { confirmations: Confirmation[]; faults: string[] } {
  const written = parseText(text);
  if (written instanceof Error) {
    return { confirmations: [], faults: [`${CONFIRMATION_FILE}  is not valid JSON: ${written.message}`] };
  }
  const reading = confirmationList.safeParse(written);
  if (!reading.success) {
    const faults = reading.error.issues.map(
      ({ path: keys, message }) => `${CONFIRMATION_FILE}  ${keys.join('.')}: ${message}`,
    );
    return { confirmations: [], faults };
  }
  const { confirmed } = reading.data;
  const unknown = confirmed.filter((each) => !known.some((place) => covers(each, place)));
  return { confirmations: confirmed, faults: unknown.map((each) => explainUnknown(each, known)) };
}
