import { Box } from '@chakra-ui/react/box';
import { Note } from './desk-parts.tsx';
import type { FileSummary } from './summarize-files.ts';
import { useTranslate } from './words.ts';

/** Shows the number of words and the confirmed share. */
export function ProgressLine({ words, confirmedWords }: Pick<FileSummary, 'words' | 'confirmedWords'>) {
  const t = useTranslate();
  // Rounded down: 100% means that everything is confirmed.
  const percent = words === 0 ? 100 : Math.floor(((confirmedWords ?? 0) / words) * 100);
  const share = confirmedWords === null ? null : `${String(percent)}%`;
  return (
    <>
      <Note
        as="span"
        display="flex"
        justifyContent="space-between"
        gap="2"
        fontSize="0.75rem"
        whiteSpace="nowrap"
      >
        <span>{t('words', { count: words })}</span>
        {share === null ? null : <span>{t('confirmedShare', { share })}</span>}
      </Note>
      {share === null ? null : (
        <Box as="span" display="block" height="3px" background="rule" borderRadius="chip" aria-hidden>
          <Box as="span" display="block" height="full" background="fine" style={{ width: share }} />
        </Box>
      )}
    </>
  );
}
