import { findNearest } from '#src/config/nearest-name.server.ts';
import type { Phrase } from '#src/content/read/words.server.ts';

type Suggestion = { expected: Phrase; remedy: Phrase };

const writeQuoted = (value: string): Phrase => ({ phrase: 'write-quoted', values: { value } });

/**
 * Expected name in place of an unknown one, and the remedy.
 * @param otherwise what to say where no name is known, and where none is near
 * @param write what to do where one is near
 */
export function suggestName(
  name: string,
  known: readonly string[],
  otherwise: Suggestion,
  write: (nearest: string) => Phrase = writeQuoted,
): Suggestion {
  const nearest = findNearest(name, known);
  return {
    expected: known.length === 0 ? otherwise.expected : { phrase: 'one-of', values: { names: known } },
    remedy: nearest === undefined ? otherwise.remedy : write(nearest),
  };
}
