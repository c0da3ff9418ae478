import type { ReactNode } from 'react';
import type { WordFinder } from '#src/features/search/find-words.ts';
import { styles } from './found-text.styles.ts';

type FoundTextProps = { text: string; finder: WordFinder | undefined };

/** A text in which found words are marked. */
export function FoundText({ text, finder }: FoundTextProps): ReactNode {
  return finder === undefined
    ? text
    : finder.split(text).map((piece, position) =>
        piece.isFound ? (
          <mark key={position} className={styles.mark}>
            {piece.text}
          </mark>
        ) : (
          piece.text
        ),
      );
}
