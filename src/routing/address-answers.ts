import { ADDRESS_ANSWER_CHARACTERS } from '#src/config/constants.ts';
import { visibleText } from '#src/i18n/visible-text.ts';

/** Characters that a typed line never contains: controls, line ends, and replacement characters. */
const NOT_WRITTEN = /[\p{Cc}\p{Zl}\p{Zp}\uFFFD]/u;

/** What the ends of pages ask. The answers go to the contact form in the fragment of its address, `#place=Sweetwater&start=May`, or without scripts in its query (behavior §5). */
export const addressAnswers = ['place', 'start', 'question', 'website', 'size', 'conditions'] as const;

export type AddressAnswer = (typeof addressAnswers)[number];

/** The answer that an address gives, or '': of several the first that a person can have written. */
export function readAnswer(parameters: URLSearchParams, name: AddressAnswer): string {
  return (
    parameters
      .getAll(name)
      .map(acceptAnswer)
      .find((answer) => answer !== '') ?? ''
  );
}

/** A text as an answer, without marks that nobody sees; '' where it is more than one short line. */
export function acceptAnswer(text: string): string {
  const answer = NOT_WRITTEN.test(text) ? '' : visibleText(text);
  return [...answer].length > ADDRESS_ANSWER_CHARACTERS ? '' : answer;
}
