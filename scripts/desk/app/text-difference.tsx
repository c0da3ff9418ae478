import { chakra } from '@chakra-ui/react/styled-system';
import { diffArrays } from 'diff';

/** Most words that are looked for one by one; texts that differ in more are shown whole. */
const MAX_EDITS = 2000;

/** Arabic letters would join those of the words beside them. */
const apart = { paddingInline: '1px' } as const;

/** Two texts as one, with the words that were taken out and those that were put in: part of a word has no shape. */
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

/** The words of two texts, in runs that stayed, came or went. */
export function diffTexts(before: string, after: string): Part[] {
  const parts = diffArrays(splitWords(before), splitWords(after), {
    maxEditLength: MAX_EDITS,
    // The last word is the same one with another behind it.
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

/** Words, each with the blanks behind it, so that runs of words stay together. */
function splitWords(text: string): string[] {
  return text.match(/^\s+|\S+\s*/gu) ?? [];
}
