import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReplaceOutcome } from '../protocol.ts';
import { Note, pathLine } from './desk-parts.tsx';
import { nameOf } from './desk-state.ts';
import { useTranslate } from './words.ts';

/** Lists the texts that were not replaced, each with the reason. */
export function RefusedList({ refused }: Pick<ReplaceOutcome, 'refused'>) {
  const t = useTranslate();
  if (refused.length === 0) return null;
  return (
    <Box
      role="alert"
      marginBlock="2"
      padding="3"
      border="1px solid"
      borderColor="fault"
      borderRadius="control"
    >
      <Box fontWeight="semibold">{t('notReplaced', { count: refused.length })}</Box>
      <chakra.ul listStyleType="none" fontSize="0.875rem">
        {refused.map(({ file, key, finding }) => (
          <chakra.li key={nameOf({ file, key })} marginTop="1">
            <Note {...pathLine} overflowWrap="anywhere">
              {file} {key}
            </Note>
            {finding === null
              ? t('changedMeanwhile')
              : t('finding', { found: finding.found, expected: finding.expected })}
          </chakra.li>
        ))}
      </chakra.ul>
    </Box>
  );
}
