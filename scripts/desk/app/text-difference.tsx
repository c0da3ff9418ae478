import { chakra } from '@chakra-ui/react/styled-system';
import { diffWordsWithSpace } from 'diff';

/** Most words that are looked for one by one; texts that differ in more are shown whole. */
const MOST_EDITS = 2000;

/** Two texts as one, with what was taken out and what was put in. */
export function TextDifference({ before, after }: { before: string; after: string }) {
  const parts = diffWordsWithSpace(before, after, { maxEditLength: MOST_EDITS }) ?? [
    { value: before, added: false, removed: true },
    { value: after, added: true, removed: false },
  ];
  return parts.map(({ value, added, removed }, index) => {
    if (added) {
      return (
        <chakra.ins key={index} background="added" textDecoration="none">
          {value}
        </chakra.ins>
      );
    }
    return removed ? (
      <chakra.del key={index} background="removed">
        {value}
      </chakra.del>
    ) : (
      <span key={index}>{value}</span>
    );
  });
}
