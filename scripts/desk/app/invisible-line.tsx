import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import type { Language } from '#src/config/languages.ts';
import { languages } from '#src/config/languages.ts';
import { Note } from './desk-parts.tsx';
import { splitInvisible } from './invisible-characters.ts';
import { useTranslate } from './words.ts';

/** Shows a text that has invisible characters, with visible signs and their names. */
export function InvisibleLine({ text, language }: { text: string; language: Language }) {
  const t = useTranslate();
  const pieces = splitInvisible(text);
  const invisible = pieces.filter((piece) => typeof piece !== 'string');
  if (invisible.length === 0) return null;
  const names = [...Map.groupBy(invisible, ({ word }) => word)].map(([word, all]) =>
    t('invisibleTimes', { name: t(word), times: all.length }),
  );
  return (
    <Box marginTop="1" data-invisible>
      <Note>{t('invisible', { names: names.join(t('separator')) })}</Note>
      <Box lang={language} dir={languages[language].direction} fontSize="0.875rem" aria-hidden>
        {pieces.map((piece, index) =>
          typeof piece === 'string' ? (
            <bdi key={index}>{piece}</bdi>
          ) : (
            <chakra.mark
              key={index}
              dir="ltr"
              background="chosen"
              color="words"
              border="1px solid"
              borderColor="edge"
              borderRadius="control"
              paddingInline="1"
              marginInline="0.5"
              fontSize="0.6875rem"
            >
              {piece.sign}
            </chakra.mark>
          ),
        )}
      </Box>
    </Box>
  );
}
