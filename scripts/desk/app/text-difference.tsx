import { chakra } from '@chakra-ui/react/styled-system';
import { diffWordsWithSpace } from 'diff';

/** Two texts as one, with what was taken out and what was put in. */
export function TextDifference({ before, after }: { before: string; after: string }) {
  const parts = diffWordsWithSpace(before, after);
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
