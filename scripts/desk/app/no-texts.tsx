import { Box } from '@chakra-ui/react/box';
import { Button } from './desk-parts.tsx';
import { isFileKnown, type View } from './select-texts.ts';
import { choose } from './use-chosen.ts';
import { useDesk } from './use-desk.ts';
import { useTranslate } from './words.ts';

/** Explains why the table is empty: no text matches, or the file in the address does not exist. */
export function NoTexts({ view }: { view: View }) {
  const t = useTranslate();
  const isThere = useDesk((state) => isFileKnown(state, view));
  const { file } = view;
  return (
    <Box padding="6" color="quiet">
      {isThere ? (
        t('nothingFound')
      ) : (
        <>
          <Box marginBottom="3">{t('noFile', { file })}</Box>
          <Button type="button" onClick={() => choose({ file }, { isWhole: true, filter: 'all', query: '' })}>
            {t('allFiles')}
          </Button>
        </>
      )}
    </Box>
  );
}
