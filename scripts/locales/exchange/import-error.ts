import type { Phrase } from '#src/content/read/words.server.ts';

/** Error for an imported file that cannot be read. */
export class ImportError extends Error {
  readonly phrase: Phrase;

  constructor(phrase: Phrase) {
    super(phrase.phrase);
    this.phrase = phrase;
  }
}
