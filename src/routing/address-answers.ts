import { ADDRESS_ANSWER_CHARACTERS } from '#src/config/constants.ts';
import { visibleText } from '#src/i18n/visible-text.ts';

/** Characters that a typed line never contains: controls, line breaks, and replacement characters. */
const NOT_WRITTEN = /[\p{Cc}\p{Zl}\p{Zp}\uFFFD]/u;

/** Answers that pages pass to the contact form in the fragment, or without scripts in the query (behavior §5). */
export const addressAnswers = ['place', 'start', 'question', 'website', 'size', 'conditions'] as const;

export type AddressAnswer = (typeof addressAnswers)[number];

/** Returns the first valid answer with a name in an address; empty if none. */
export function readAnswer(parameters: URLSearchParams, name: AddressAnswer): string {
  return (
    parameters
      .getAll(name)
      .map(acceptAnswer)
      .find((answer) => answer !== '') ?? ''
  );
}

/** Returns a text without invisible characters; empty if it is longer than one short line. */
export function acceptAnswer(text: string): string {
  const answer = NOT_WRITTEN.test(text) ? '' : visibleText(text);
  return [...answer].length > ADDRESS_ANSWER_CHARACTERS ? '' : answer;
}
