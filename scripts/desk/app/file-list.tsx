import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Flex } from '@chakra-ui/react/flex';
import { Fragment, type KeyboardEvent } from 'react';
import { Note, StateMark } from './desk-parts.tsx';
import { pathOf } from './desk-state.ts';
import { FileButton } from './file-button.tsx';
import { languageOf } from './select-texts.ts';
import { type FileSummary, summarizeFiles } from './summarize-files.ts';
import { useDesk } from './use-desk.ts';
import { useSay } from './words.ts';

type FileListProps = {
  file: string;
  /** Whether all files of the language are looked at. */
  isWhole: boolean;
  choose: (file: string, isWhole: boolean) => void;
};

const groups = ['pages', 'records', 'messages'] as const;

/** The arrows go from file to file, as in every list. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || event.altKey) return;
  const items = [...event.currentTarget.querySelectorAll('button')];
  const index = items.findIndex((item) => item === document.activeElement);
  items[Math.max(0, Math.min(items.length - 1, index + step))]?.focus();
  event.preventDefault();
}

/** The files of the language with what there is to do in them. */
export function FileList({ file, isWhole, choose }: FileListProps) {
  const say = useSay();
  const files = useDesk((state) => summarizeFiles(state, languageOf(file)));
  const sum = (count: 'texts' | 'tasks' | 'unreviewed') => files.reduce((all, each) => all + each[count], 0);
  const [tasks, unreviewed] = [sum('tasks'), sum('unreviewed')];
  return (
    <Box
      as="nav"
      id="desk-files"
      aria-label={say('files')}
      overflowY="auto"
      padding="3"
      background="raised"
      onKeyDown={moveFocus}
    >
      <FileButton isChosen={isWhole} onClick={() => choose(file, true)} isFirst={isWhole}>
        <span>{say('allFiles')}</span>
        <Note as="span">{sum('texts')}</Note>
      </FileButton>
      <Box paddingInline="2" paddingBottom="2">
        {tasks > 0 ? (
          <StateMark state="stale">{say('toDo', { count: tasks })}</StateMark>
        ) : unreviewed > 0 ? (
          <StateMark state="translated">{say('toReview', { count: unreviewed })}</StateMark>
        ) : files.some(({ isBroken }) => isBroken) ? (
          <StateMark state="fault">{say('state_unreadable')}</StateMark>
        ) : (
          <StateMark state="reviewed">{say('nothingToDo')}</StateMark>
        )}
      </Box>
      {groups.map((group) => (
        <Fragment key={group}>
          <Box as="h2" paddingInline="2" paddingTop="3" paddingBottom="1" fontSize="0.8125rem" color="quiet">
            {say(group)}
          </Box>
          <chakra.ul listStyleType="none">
            {files
              .filter((each) => each.group === group)
              .map((each) => (
                <li key={each.file}>
                  <FileButton
                    isChosen={!isWhole && each.file === file}
                    isFirst={!isWhole && each.file === file}
                    onClick={() => choose(each.file, false)}
                  >
                    <Box as="span" overflowWrap="anywhere">
                      <bdi dir="ltr">
                        {pathOf(each.file)
                          .replace(/^(pages|records)\//, '')
                          .replace(/\.json$/, '')}
                      </bdi>
                    </Box>
                    <Counts summary={each} />
                  </FileButton>
                </li>
              ))}
          </chakra.ul>
        </Fragment>
      ))}
    </Box>
  );
}

function Counts({
  summary: { isBroken, findings, drafts, comments, tasks, unreviewed, texts },
}: {
  summary: FileSummary;
}) {
  const say = useSay();
  return (
    <Flex as="span" gap="2">
      {isBroken ? (
        <StateMark state="fault" title={say('state_unreadable')}>
          !
        </StateMark>
      ) : null}
      {findings === 0 ? null : (
        <StateMark state="fault" title={say('filter_findings')}>
          {findings}
        </StateMark>
      )}
      {drafts === 0 ? null : (
        <StateMark state="draft" title={say('filter_drafts')}>
          {drafts}
        </StateMark>
      )}
      {comments === 0 ? null : (
        <StateMark state="comment" title={say('filter_comments')}>
          {comments}
        </StateMark>
      )}
      {tasks > 0 ? (
        <StateMark state="stale" title={say('filter_tasks')}>
          {tasks}
        </StateMark>
      ) : unreviewed > 0 ? (
        <StateMark state="translated" title={say('filter_translated')}>
          {unreviewed}
        </StateMark>
      ) : (
        <Note as="span">{texts}</Note>
      )}
    </Flex>
  );
}
