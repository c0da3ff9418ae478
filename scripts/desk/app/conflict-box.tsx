import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { languages } from '#src/config/languages.ts';
import type { DeskText } from '../protocol.ts';
import { Button, Note } from './desk-parts.tsx';
import { nameOf } from './desk-state.ts';
import { desk } from './desk-store.ts';
import { languageOf } from './select-texts.ts';
import { TextDifference } from './text-difference.tsx';
import { useTranslate } from './words.ts';

/** Returns the element id of a text's conflict box. */
export const conflictId = (text: DeskText) => `conflict-${nameOf(text)}`;

/** Shows both versions of a text that was changed on disk while it was edited, and lets the user choose. */
export function ConflictBox({ text, mine }: { text: DeskText; mine: string }) {
  const t = useTranslate();
  const language = languageOf(text.file);
  const direction = languages[language].direction;
  return (
    <Box
      id={conflictId(text)}
      role="alert"
      marginBlock="2"
      padding="2"
      border="1px solid"
      borderColor="waits"
      borderRadius="control"
    >
      <Box fontWeight="semibold">{t('conflict')}</Box>
      <Grid templateColumns="1fr 1fr" gap="3">
        <Box>
          <Note>{t('inFile')}</Note>
          <Box lang={language} dir={direction}>
            {text.text ?? ''}
          </Box>
        </Box>
        <Box>
          <Note>{t('yours')}</Note>
          <Box lang={language} dir={direction}>
            <TextDifference before={text.text ?? ''} after={mine} />
          </Box>
        </Box>
      </Grid>
      <Flex gap="2" marginTop="2">
        <Button type="button" onClick={() => void desk.insist(text)}>
          {t('keepYours')}
        </Button>
        <Button type="button" onClick={() => void desk.discard(text)}>
          {t('takeFile')}
        </Button>
      </Flex>
    </Box>
  );
}
