import { Box } from '@chakra-ui/react/box';
import { Button } from './desk-parts.tsx';
import { desk } from './desk-store.ts';
import { useDesk } from './use-desk.ts';
import { useTranslate } from './words.ts';

/** Shows why the texts could not be loaded, with a button to retry. */
export function LoadFailure() {
  const t = useTranslate();
  const failure = useDesk((state) => state.failure);
  return failure === null ? null : (
    <Box role="alert" padding="3" borderInlineStart="3px solid" borderColor="fault">
      <Box fontWeight="semibold">{t('notLoaded')}</Box>
      <Box dir="auto" overflowWrap="anywhere" maxHeight="6rem" overflowY="auto">
        {failure}
      </Box>
      <Button type="button" marginTop="2" onClick={() => void desk.lookAtFacts()}>
        {t('loadAgain')}
      </Button>
    </Box>
  );
}
