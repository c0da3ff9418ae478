import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Flex } from '@chakra-ui/react/flex';
import { languages } from '#src/config/languages.ts';
import type { DeskText } from '../protocol.ts';
import { Button } from './desk-parts.tsx';
import { nameOf } from './desk-state.ts';
import { MeantButton } from './meant-button.tsx';
import { findOther } from './same-source.ts';
import { languageOf } from './select-texts.ts';
import { useDesk } from './use-desk.ts';
import { writeAddress } from './view-address.ts';
import { useTranslate } from './words.ts';
import { writeInto } from './write-into.ts';

/** Shows another translation of the same source: use it, or mark the own one as intended. */
export function OtherTranslation({ text }: { text: DeskText }) {
  const t = useTranslate();
  const language = languageOf(text.file);
  const other = useDesk(({ texts }) => findOther(texts, language, text));
  if (other === undefined) return null;
  return (
    <Box borderInlineStart="3px solid" borderColor="waits" paddingInlineStart="2" fontSize="0.875rem">
      <Box>{t('otherTranslation')}</Box>
      <Box lang={language} dir={languages[language].direction}>
        {other.text}
      </Box>
      <chakra.a href={writeAddress(other)} dir="ltr" fontSize="0.8125rem" textDecoration="underline">
        {nameOf(other)}
      </chakra.a>
      <Flex gap="2" marginTop="1">
        <Button type="button" onClick={() => writeInto(text, other.text ?? '')}>
          {t('takeOver')}
        </Button>
        <MeantButton text={text} />
      </Flex>
    </Box>
  );
}
