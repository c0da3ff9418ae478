import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Flex } from '@chakra-ui/react/flex';
import { useId } from 'react';
import type { DeskText } from '../protocol.ts';
import { Button, Field, Note } from './desk-parts.tsx';
import { nameOf } from './desk-state.ts';
import { Moment } from './moment.tsx';
import { isOpen } from './select-texts.ts';
import { store, useStored } from './stored-choice.ts';
import { team } from './team-store.ts';
import { useDesk } from './use-desk.ts';
import { useTranslate } from './words.ts';

/** Shows the comments on a text, with a field to answer and a button to close them. */
export function CommentThread({ text: { file, key } }: { text: DeskText }) {
  const t = useTranslate();
  const id = useId();
  const thread = useDesk(({ threads }) => threads.get(nameOf({ file, key })));
  const kept = `desk-comment ${nameOf({ file, key })}`;
  const typed = useStored(kept) ?? '';
  const said = thread?.said ?? [];
  const send = async () => {
    if (await team.remark({ file, key, text: typed })) store(kept, '');
  };
  return (
    <chakra.details open={isOpen(thread) || typed !== ''} fontSize="0.875rem">
      <chakra.summary cursor="pointer">{t('comments', { count: said.length })}</chakra.summary>
      <chakra.ul listStyleType="none" aria-label={t('commentsOfText')}>
        {said.map(({ at, by, text, closedBy }) => (
          <chakra.li key={`${at} ${by}`} marginBlock="1" opacity={closedBy === null ? 1 : 0.7}>
            <Note>
              <bdi>{by}</bdi>, <Moment at={at} />
              {closedBy === null ? '' : `, ${t('closedBy', { name: closedBy })}`}
            </Note>
            <Box dir="auto" whiteSpace="pre-wrap" overflowWrap="anywhere">
              {text}
            </Box>
          </chakra.li>
        ))}
      </chakra.ul>
      <chakra.label htmlFor={id} display="block" fontSize="0.8125rem">
        {t(isOpen(thread) ? 'answer' : 'newComment')}
      </chakra.label>
      <Field id={id} dir="auto" rows={1} value={typed} onChange={({ target }) => store(kept, target.value)} />
      <Flex gap="2" marginTop="1">
        <Button type="button" disabled={typed.trim() === ''} onClick={() => void send()}>
          {t('sayComment')}
        </Button>
        {isOpen(thread) ? (
          <Button
            type="button"
            onClick={() => void team.settle({ file, key, seen: said.map(({ at }) => at) })}
          >
            {t('settle')}
          </Button>
        ) : null}
      </Flex>
    </chakra.details>
  );
}
