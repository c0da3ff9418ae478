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
import { useTranslate } from './words.ts';

/** Returns the element id of a text's findings. */
export const findingsId = (text: DeskText) => `findings-${nameOf(text)}`;

/** Lists the problems of a text while it is typed, and the reason why it was not saved. */
export const FindingList = memo(function FindingList({ text }: { text: DeskText }) {
  const t = useTranslate();
  const name = nameOf(text);
  const failure = useDesk(({ failures }) => failures.get(name));
  const findings = useDesk((state) => findingsOf(state, text));
  return (
    <Box id={findingsId(text)} aria-live="polite">
      {failure === undefined ? null : (
        <Box color="fault" fontWeight="semibold" fontSize="0.875rem" marginTop="1">
          {failure.kind === 'failed'
            ? t('trouble_failed', { message: failure.message })
            : t(`trouble_${failure.kind}`)}
        </Box>
      )}
      {findings.length === 0 ? null : (
        <chakra.ul listStyleType="none" marginTop="1" fontSize="0.875rem">
          {findings.map((finding, index) => (
            <FindingLine key={index} finding={finding} text={text} />
          ))}
        </chakra.ul>
      )}
    </Box>
  );
});

function FindingLine({ finding, text }: { finding: Finding; text: DeskText }) {
  const t = useTranslate();
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
      <Box>{t('finding', { found: finding.found, expected: finding.expected })}</Box>
      <Box fontWeight="semibold">{finding.remedy}</Box>
      {finding.canMean && !isEdited ? <MeantButton text={text} /> : null}
    </chakra.li>
  );
}
