import { chakra } from '@chakra-ui/react/styled-system';
import { Flex } from '@chakra-ui/react/flex';
import { type Ref, useState } from 'react';
import { languages } from '#src/config/languages.ts';
import type { ReplaceOutcome } from '../protocol.ts';
import { DeskDialog } from './desk-dialog.tsx';
import { Button, Note, TextInput } from './desk-parts.tsx';
import { nameOf } from './desk-state.ts';
import { desk } from './desk-store.ts';
import { HitLine } from './hit-line.tsx';
import { RefusedList } from './refused-list.tsx';
import { findHits } from './replace-words.ts';
import { draftsOf, languageOf } from './select-texts.ts';
import { useDesk } from './use-desk.ts';
import { useTranslate } from './words.ts';

/** Number of hits shown and replaced at once: only texts in view are changed. */
const MAX_HITS = 100;

type ReplaceDialogProps = { ref: Ref<HTMLDialogElement>; file: string };

/** Dialog that finds and replaces words in all texts of a language, with a preview of each text. */
export function ReplaceDialog({ ref, file }: ReplaceDialogProps) {
  const t = useTranslate();
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<ReplaceOutcome['refused']>([]);
  const language = languageOf(file);
  const all = useDesk(({ texts }) => findHits(texts, language, from, to));
  const edits = useDesk((state) => draftsOf(state));
  const hits = all.slice(0, MAX_HITS);
  const chosen = hits.filter(({ text, before, after }) => {
    const name = nameOf(text);
    return before !== after && !left.has(name) && !edits.has(name) && text.state !== 'unreadable';
  });
  const own = { lang: language, dir: languages[language].direction } as const;
  const replace = async () => {
    const texts = chosen.map(({ text: { file: at, key }, before, after }) => ({
      file: at,
      key,
      text: after,
      base: before,
    }));
    setRefused((await desk.replace(texts)) ?? []);
  };
  return (
    <DeskDialog ref={ref} title={t('replaceIn', { language: languages[language].name })} isWide>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void replace();
        }}
      >
        <Flex gap="3" wrap="wrap" align="end">
          {(
            [
              ['replaceFrom', from, setFrom],
              ['replaceTo', to, setTo],
            ] as const
          ).map(([word, value, setValue]) => (
            <chakra.label key={word} flex="1" minWidth="12rem">
              {t(word)}
              <TextInput {...own} value={value} onChange={({ target }) => setValue(target.value)} />
            </chakra.label>
          ))}
          <Button type="submit" look="main" disabled={chosen.length === 0}>
            {t('replaceNow', { count: chosen.length })}
          </Button>
        </Flex>
      </form>
      <Note role="status" marginBlock="2">
        {from === '' ? t('replaceHint') : t('hits', { count: all.length })}
        {all.length > hits.length ? ` ${t('hitsShown', { shown: hits.length })}` : ''}
      </Note>
      <RefusedList refused={refused} />
      <chakra.ul listStyleType="none">
        {hits.map((hit) => {
          const name = nameOf(hit.text);
          return (
            <HitLine
              key={name}
              hit={hit}
              isDraft={edits.has(name)}
              isChosen={!left.has(name)}
              choose={(isChosen) => {
                const next = new Set(left);
                if (isChosen) next.delete(name);
                else next.add(name);
                setLeft(next);
              }}
            />
          );
        })}
      </chakra.ul>
    </DeskDialog>
  );
}
