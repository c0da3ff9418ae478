import { Box } from '@chakra-ui/react/box';
import { Note } from './desk-parts.tsx';
import { useTranslate } from './words.ts';

/** Shown instead of a page that failed to render, with the reason. */
export function PreviewFailure({ reason }: { reason: string }) {
  const t = useTranslate();
  return (
    <Box
      role="alert"
      dir="auto"
      position="absolute"
      inset="0"
      zIndex="raised"
      padding="4"
      overflow="auto"
      background="raised"
    >
      {t('pageFailed')}
      <Box dir="auto" marginTop="3" whiteSpace="pre-wrap">
        <Note>{reason}</Note>
      </Box>
    </Box>
  );
}
