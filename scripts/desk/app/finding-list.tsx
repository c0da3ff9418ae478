import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { memo } from 'react';
import type { DeskText, Finding } from '../protocol.ts';
import { isSamePlace } from '../protocol.ts';
import { nameOf } from './desk-state.ts';
import { MeantButton } from './meant-button.tsx';
import { findingsOf } from './select-texts.ts';
import { writeAddress } from './view-address.ts';
import { useDesk } from './use-desk.ts';
import { useSay } from './words.ts';

/** Names the place where the findings of a text are told. */
export const findingsId = (text: DeskText) => `findings-${nameOf(text)}`;

/** What is wrong with a text as it is typed, and why it is not in its file yet. */
export const FindingList = memo(function FindingList({ text }: { text: DeskText }) {
  const say = useSay();
  const name = nameOf(text);
  const trouble = useDesk(({ troubles }) => troubles.get(name));
  const told = useDesk((state) => findingsOf(state, text));
  return (
    <Box id={findingsId(text)} aria-live="polite">
      {trouble === undefined ? null : (
        <Box color="fault" fontWeight="semibold" fontSize="0.875rem" marginTop="1">
          {trouble.kind === 'failed'
            ? say('trouble_failed', { message: trouble.message })
            : say(`trouble_${trouble.kind}`)}
        </Box>
      )}
      {told.length === 0 ? null : (
        <chakra.ul listStyleType="none" marginTop="1" fontSize="0.875rem">
          {told.map((finding, index) => (
            <FindingLine key={index} finding={finding} text={text} />
          ))}
        </chakra.ul>
      )}
    </Box>
  );
});

function FindingLine({ finding, text }: { finding: Finding; text: DeskText }) {
  const say = useSay();
  const isEdited = useDesk(({ edits }) => edits.has(nameOf(text)));
  return (
    <chakra.li
      borderInlineStart="3px solid"
      borderColor={finding.isWarning ? 'waits' : 'fault'}
      paddingInlineStart="2"
      marginBlock="1"
    >
      {isSamePlace(finding, text) ? null : (
        <chakra.a href={writeAddress(finding)} dir="ltr" fontSize="0.8125rem" textDecoration="underline">
          {nameOf(finding)}
        </chakra.a>
      )}
      <Box>{say('finding', { found: finding.found, expected: finding.expected })}</Box>
      <Box fontWeight="semibold">{finding.remedy}</Box>
      {finding.canMean && !isEdited ? <MeantButton text={text} /> : null}
    </chakra.li>
  );
}
