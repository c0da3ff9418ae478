import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Fragment, type KeyboardEvent } from 'react';
import { Note, StateMark } from './desk-parts.tsx';
import { FileButton, ListButton } from './file-button.tsx';
import { titleOfFile } from './file-title.ts';
import { languageOf } from './select-texts.ts';
import { type FileSummary, summarizeFiles } from './summarize-files.ts';
import { choose } from './use-chosen.ts';
import { useDesk } from './use-desk.ts';
import { useDeskLanguage } from './use-desk-language.ts';
import type { Looked } from './view-address.ts';
import { useTranslate } from './words.ts';

const groups = ['pages', 'records', 'messages'] as const;

/** Skips layout and painting of rows out of view: a large site has hundreds of files. */
const unseen = { contentVisibility: 'auto', containIntrinsicHeight: 'auto 3rem' } as const;

/** Moves the focus between files with the arrow keys. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || event.altKey) return;
  const items = [...event.currentTarget.querySelectorAll('button')];
  const index = items.findIndex((item) => item === document.activeElement);
  items[Math.max(0, Math.min(items.length - 1, index + step))]?.focus();
  event.preventDefault();
}

/** Lists the files of a language with their open work. */
export function FileList({ chosen: { file, isWhole } }: { chosen: Looked }) {
  const t = useTranslate();
  const files = useDesk((state) => summarizeFiles(state, languageOf(file)));
  const texts = useDesk((state) => state.texts);
  const [language] = useDeskLanguage();
  const reader = { language, t };
  const isBroken = useDesk(({ broken }) => broken.length > 0);
  const sum = (count: Exclude<keyof FileSummary, 'file' | 'group' | 'isBroken'>) =>
    files.reduce((all, each) => all + (each[count] ?? 0), 0);
  const isLoaded = useDesk(({ generation }) => generation > 0);
  const isUnknown = files.some(({ confirmedWords }) => confirmedWords === null);
  const [tasks, unreviewed] = [sum('tasks'), sum('unreviewed')];
  return (
    <Box
      as="nav"
      id="desk-files"
      aria-label={t('files')}
      contain="strict"
      overflowY="auto"
      padding="3"
      background="raised"
      onKeyDown={moveFocus}
    >
      <ListButton
        isChosen={isWhole}
        onClick={() => choose({ file }, { isWhole: true, query: '' })}
        title={t('allFiles')}
        // The opened file is loaded before all others, so the totals come later.
        words={isLoaded && { words: sum('words'), confirmedWords: isUnknown ? null : sum('confirmedWords') }}
      >
        {isLoaded ? <Note as="span">{sum('texts')}</Note> : null}
      </ListButton>
      <Box paddingInline="2" paddingBottom="2">
        {!isLoaded ? null : tasks > 0 ? (
          <StateMark state="stale">{t('toDo', { count: tasks })}</StateMark>
        ) : unreviewed > 0 ? (
          <StateMark state="translated">{t('toReview', { count: unreviewed })}</StateMark>
        ) : isBroken ? (
          <StateMark state="fault">{t('state_unreadable')}</StateMark>
        ) : (
          <StateMark state="reviewed">{t('nothingToDo')}</StateMark>
        )}
      </Box>
      {groups.map((group) => (
        <Fragment key={group}>
          <Box as="h2" paddingInline="2" paddingTop="3" paddingBottom="1" fontSize="0.8125rem" color="quiet">
            {t(group)}
          </Box>
          <chakra.ul listStyleType="none">
            {files
              .filter((each) => each.group === group)
              .map((each) => (
                <chakra.li key={each.file} {...unseen}>
                  <FileButton
                    summary={each}
                    isChosen={!isWhole && each.file === file}
                    title={titleOfFile(texts, each.file, reader)}
                  />
                </chakra.li>
              ))}
          </chakra.ul>
        </Fragment>
      ))}
    </Box>
  );
}
