import { chakra } from '@chakra-ui/react/styled-system';
import { Flex } from '@chakra-ui/react/flex';
import { memo, type ReactNode } from 'react';
import { ProgressLine } from './progress-line.tsx';
import { Note, StateMark } from './desk-parts.tsx';
import type { FileSummary } from './summarize-files.ts';
import { choose } from './use-chosen.ts';
import { useTranslate } from './words.ts';

type ListButtonProps = {
  isChosen: boolean;
  /** Tooltip. */
  hint?: string;
  onClick: () => void;
  title: string;
  /** False while the counts are unknown. */
  words: Pick<FileSummary, 'words' | 'confirmedWords'> | false;
  children: ReactNode;
};

/** A row of the file list: title, open work and progress. */
export function ListButton({ isChosen, hint, onClick, title, words, children }: ListButtonProps) {
  return (
    <chakra.button
      type="button"
      aria-current={isChosen ? 'true' : undefined}
      tabIndex={isChosen ? 0 : -1}
      title={hint}
      onClick={onClick}
      display="block"
      width="full"
      paddingInline="2"
      paddingBlock="1"
      borderRadius="control"
      textAlign="start"
      cursor="pointer"
      _hover={{ background: 'chosen' }}
      css={{ '&[aria-current]': { background: 'chosen', fontWeight: 'semibold' } }}
    >
      <Flex as="span" justify="space-between" gap="2">
        <chakra.span dir="auto" textAlign="start" lineClamp={2} overflowWrap="anywhere">
          {title}
        </chakra.span>
        {children}
      </Flex>
      {words && <ProgressLine {...words} />}
    </chakra.button>
  );
}

type FileButtonProps = { summary: FileSummary; isChosen: boolean; title: string };

/** A file in the list. */
export const FileButton = memo(function FileButton({ summary, isChosen, title }: FileButtonProps) {
  return (
    <ListButton
      isChosen={isChosen}
      hint={summary.file}
      onClick={() => choose(summary, { isWhole: false, query: '' })}
      title={title}
      words={summary}
    >
      <Counts summary={summary} />
    </ListButton>
  );
});

function Counts({
  summary: { isBroken, findings, drafts, comments, tasks, unreviewed, texts },
}: {
  summary: FileSummary;
}) {
  const t = useTranslate();
  return (
    <Flex as="span" gap="2">
      {isBroken ? (
        <StateMark state="fault" title={t('state_unreadable')}>
          !
        </StateMark>
      ) : null}
      {findings === 0 ? null : (
        <StateMark state="fault" title={t('filter_findings')}>
          {findings}
        </StateMark>
      )}
      {drafts === 0 ? null : (
        <StateMark state="draft" title={t('filter_drafts')}>
          {drafts}
        </StateMark>
      )}
      {comments === 0 ? null : (
        <StateMark state="comment" title={t('filter_comments')}>
          {comments}
        </StateMark>
      )}
      {tasks > 0 ? (
        <StateMark state="stale" title={t('filter_tasks')}>
          {tasks}
        </StateMark>
      ) : unreviewed > 0 ? (
        <StateMark state="translated" title={t('filter_translated')}>
          {unreviewed}
        </StateMark>
      ) : (
        <Note as="span">{texts}</Note>
      )}
    </Flex>
  );
}
