import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { memo } from 'react';
import { languages } from '#src/config/languages.ts';
import type { Aid } from '../aid-protocol.ts';
import type { DeskText } from '../protocol.ts';
import { Button, Key, Note } from './desk-parts.tsx';
import { languageOf } from './select-texts.ts';
import { TextDifference } from './text-difference.tsx';
import { useTranslate } from './words.ts';
import { writeInto } from './write-into.ts';

type TextAidProps = {
  text: DeskText;
  aid: Aid | null;
  /** The current text, compared with the confirmed one if it has changed. */
  value: string;
};

/** Help for writing a text: changes since it was confirmed, glossary terms and similar texts. */
export const TextAid = memo(function TextAid({ text, aid, value }: TextAidProps) {
  const t = useTranslate();
  if (aid === null) return null;
  const language = languageOf(text.file);
  const own = { lang: language, dir: languages[language].direction } as const;
  const { was, terms, similar } = aid;
  return (
    <Box fontSize="0.875rem" marginTop="1">
      {text.state === 'stale' && was.source !== null && text.source !== null ? (
        <>
          <Note>{t('sourceWas')}</Note>
          <Box lang="en" dir="ltr" textAlign="start">
            <TextDifference before={was.source} after={text.source} />
          </Box>
        </>
      ) : null}
      {text.state === 'changed' && was.text !== null ? (
        <>
          <Note>{t('textWas')}</Note>
          <Box {...own}>
            <TextDifference before={was.text} after={value} />
          </Box>
        </>
      ) : null}
      {terms.length === 0 ? null : (
        <Box>
          {terms.map(({ source, text: term }) => (
            <Box as="span" key={source} marginInlineEnd="3">
              <bdi lang="en">{source}</bdi>: <bdi lang={language}>{term}</bdi>
            </Box>
          ))}
        </Box>
      )}
      {similar.length === 0 ? null : (
        <chakra.ul listStyleType="none" aria-label={t('similar')}>
          {similar.map((each, index) => (
            <chakra.li key={each.source + each.text} display="flex" gap="2" alignItems="start">
              <Button
                type="button"
                look="plain"
                minHeight="6"
                title={t('takeSimilar', { text: each.text })}
                onClick={() => writeInto(text, each.text)}
              >
                <Key>Alt ⇧ {index + 1}</Key>
              </Button>
              <Box minWidth="0">
                <Note lang="en" dir="ltr" textAlign="start">
                  {each.source}
                </Note>
                <Box {...own}>{each.text}</Box>
              </Box>
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </Box>
  );
});
