import { Box } from '@chakra-ui/react/box';
import { useState } from 'react';
import { languages } from '#src/config/languages.ts';
import type { DeskText } from '../protocol.ts';
import type { Suggestion } from '../team-protocol.ts';
import { Button, Note } from './desk-parts.tsx';
import { desk } from './desk-store.ts';
import { languageOf } from './select-texts.ts';
import { team } from './team-store.ts';
import { useDesk, writtenOf } from './use-desk.ts';
import { useTranslate } from './words.ts';
import { writeInto } from './write-into.ts';

/** Requests a suggestion from the owner's command and shows it, with a button to use it. */
export function TextSuggestion({ text }: { text: DeskText }) {
  const t = useTranslate();
  const canSuggest = useDesk((state) => state.canSuggest);
  const [isBusy, setBusy] = useState(false);
  const [found, setFound] = useState<Suggestion | null>(null);
  const { file, key } = text;
  if (!canSuggest) return null;
  const language = languageOf(file);
  const ask = async () => {
    setBusy(true);
    setFound((await team.suggest({ file, key, text: writtenOf(desk.current(), text) })) ?? null);
    setBusy(false);
  };
  return (
    <Box fontSize="0.875rem" aria-live="polite">
      <Button type="button" disabled={isBusy} onClick={() => void ask()}>
        {t(isBusy ? 'suggesting' : 'suggest')}
      </Button>
      {found === null ? null : found.result === 'done' ? (
        <>
          <Note>{t('suggestion')}</Note>
          <Box
            lang={language}
            dir={languages[language].direction}
            maxHeight="14rem"
            overflowY="auto"
            overflowWrap="anywhere"
          >
            {found.text}
          </Box>
          <Button type="button" onClick={() => writeInto(text, found.text)}>
            {t('takeOver')}
          </Button>
        </>
      ) : (
        <>
          <Box>{t(`suggest_${found.result}`)}</Box>
          <Box dir="ltr" lang="en" textAlign="start" whiteSpace="pre-wrap" overflowWrap="anywhere">
            {found.detail}
          </Box>
        </>
      )}
    </Box>
  );
}
