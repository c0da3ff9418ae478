import { Box } from '@chakra-ui/react/box';
import type { EntryFinding } from '../entry-protocol.ts';
import { useTranslate } from './words.ts';
import { pathLine } from './desk-parts.tsx';

/** Lists the findings of an entry. */
export function EntryFindings({ id, findings }: { id?: string; findings: readonly EntryFinding[] }) {
  const t = useTranslate();
  return (
    <Box id={id} aria-live="polite" fontSize="0.875rem">
      {findings.map(({ place, found, expected, remedy }, index) => (
        <Box
          key={index}
          borderInlineStart="3px solid"
          borderColor="fault"
          paddingInlineStart="2"
          marginTop="1"
        >
          {place === '' ? null : (
            <Box {...pathLine} lang="en" fontSize="0.8125rem" color="quiet">
              {place}
            </Box>
          )}
          {found === '' ? null : <Box>{t('finding', { found, expected })}</Box>}
          <Box fontWeight="semibold">{remedy}</Box>
        </Box>
      ))}
    </Box>
  );
}
