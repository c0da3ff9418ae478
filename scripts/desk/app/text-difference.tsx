import { chakra } from '@chakra-ui/react/styled-system';
import { diffArrays } from 'diff';

/** Maximum number of word edits in a diff; texts that differ more are shown as a whole. */
const MAX_EDITS = 2000;

/** Prevents Arabic letters from joining the neighboring words. */
const apart = { paddingInline: '1px' } as const;

/** Shows a diff of two texts by whole words: Arabic letters change shape if a word is split. */
export function TextDifference({ before, after }: { before: string; after: string }) {
  return diffTexts(before, after).map(({ text, kind }, index) => {
    switch (kind) {
      case 'added':
        return (
          <chakra.ins key={index} background="added" textDecoration="none" {...apart}>
            {text}
          </chakra.ins>
        );
      case 'removed':
        return (
          <chakra.del key={index} background="removed" {...apart}>
            {text}
          </chakra.del>
        );
      case 'same':
        return <span key={index}>{text}</span>;
      default:
        return kind satisfies never;
    }
  });
}

type Part = { text: string; kind: 'same' | 'added' | 'removed' };

/** Returns a word diff of two texts. */
export function diffTexts(before: string, after: string): Part[] {
  const parts = diffArrays(splitWords(before), splitWords(after), {
    maxEditLength: MAX_EDITS,
    // The last word has no trailing blank, but is the same word.
    comparator: (word, other) => word.replace(/ $/, '') === other.replace(/ $/, ''),
  }) ?? [
    { value: [before], added: false, removed: true },
    { value: [after], added: true, removed: false },
  ];
  return parts.map(({ value, added, removed }) => ({
    text: value.join(''),
    kind: added ? 'added' : removed ? 'removed' : 'same',
  }));
}

/** Splits a text into words with their trailing blanks. */
function splitWords(text: string): string[] {
  return text.match(/^\s+|\S+\s*/gu) ?? [];
}
