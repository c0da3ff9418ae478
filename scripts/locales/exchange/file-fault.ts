import type { Phrase } from '#src/content/read/words.server.ts';

/** Why a file that came back cannot be understood. */
export class FileFault extends Error {
  readonly phrase: Phrase;

  constructor(phrase: Phrase) {
    super(phrase.phrase);
    this.phrase = phrase;
  }
}
