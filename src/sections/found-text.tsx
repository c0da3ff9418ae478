import type { ReactNode } from 'react';
import type { WordFinder } from '#src/features/search/find-words.ts';
import { HeldText } from '#src/ui/rich-text.tsx';
import { styles } from './found-text.styles.ts';

type FoundTextProps = { text: string; finder: WordFinder | undefined };

/** A text in which found words are marked. Its pieces are elements: translators take bare texts away from React. */
export function FoundText({ text, finder }: FoundTextProps): ReactNode {
  const pieces = finder?.split(text) ?? [{ text, isFound: false }];
  return (
    <span>
      {pieces.map(({ text: piece, isFound }, position) =>
        isFound ? (
          <mark key={position} className={styles.mark}>
            {piece}
          </mark>
        ) : (
          <span key={position}>
            <HeldText text={piece} />
          </span>
        ),
      )}
    </span>
  );
}
