import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import type { KeyboardEvent } from 'react';
import { type DeskText, isSamePlace } from '../protocol.ts';
import { Button, Note, Select, TextInput } from './desk-parts.tsx';
import { desk } from './desk-store.ts';
import { filters, selectUnread } from './select-texts.ts';
import { SEARCH_ID } from './use-shortcuts.ts';
import { titleOfFile } from './file-title.ts';
import { useDesk } from './use-desk.ts';
import { useDeskLanguage } from './use-desk-language.ts';
import { choose, show } from './use-chosen.ts';
import type { Looked } from './view-address.ts';
import { useTranslate } from './words.ts';

type TextToolbarProps = {
  chosen: Looked;
  texts: readonly DeskText[];
  /** True if all files are loaded. */
  isAllKnown: boolean;
  showReplacing: () => void;
};

/** Title, count, filter and search of the table. */
export function TextToolbar({ chosen, texts, isAllKnown, showReplacing }: TextToolbarProps) {
  const t = useTranslate();
  const { filter, query } = chosen;
  // Null if the texts are from several files.
  const file = chosen.isWhole || query !== '' ? null : chosen.file;
  const [language] = useDeskLanguage();
  const title = useDesk((state) => titleOfFile(state.texts, chosen.file, { language, t }));
  const [first] = texts;
  const enterTable = () => {
    if (first !== undefined && !texts.some((text) => isSamePlace(text, chosen))) choose(first);
    document.getElementById('desk-texts')?.focus();
  };
  const { unread, leftOut } = useDesk((state) => selectUnread(state, texts));
  return (
    <Flex
      align="center"
      columnGap="3"
      rowGap="2"
      paddingInline="3"
      paddingBlock="2"
      wrap="wrap"
      borderBottom="1px solid"
      borderColor="rule"
    >
      <Flex flexBasis="full" columnGap="3" wrap="wrap" align="baseline">
        <Box as="h2" fontWeight="semibold" overflowWrap="anywhere">
          {file === null ? t('allFiles') : <bdi>{title}</bdi>}
        </Box>
        <Note role="status">{isAllKnown ? t('texts', { count: texts.length }) : t('loading')}</Note>
        {file === null ? null : <Note dir="ltr">{file}</Note>}
      </Flex>
      <Select
        aria-label={t('show')}
        value={filter}
        onChange={({ target }) => show({ filter: filters.find((each) => each === target.value) ?? 'all' })}
      >
        {filters.map((each) => (
          <option key={each} value={each}>
            {t(`filter_${each}`)}
          </option>
        ))}
      </Select>
      <TextInput
        id={SEARCH_ID}
        type="search"
        dir="auto"
        flex="1"
        minWidth="9rem"
        maxWidth="16rem"
        aria-label={t('search')}
        placeholder={t('search')}
        value={query}
        onChange={({ target }) => show({ query: target.value })}
        onKeyDown={(event) => {
          if (event.key === 'Escape') show({ query: '' });
          else if (takeKey(event)) enterTable();
        }}
      />
      <Button type="button" look="plain" onClick={showReplacing}>
        {t('replace')}
      </Button>
      {file === null || unread.length === 0 ? null : (
        <>
          <Button type="button" onClick={() => void desk.confirm(unread, true)}>
            {t('reviewAll', { count: unread.length })}
          </Button>
          {leftOut === 0 ? null : <Note>{t('leftOut', { count: leftOut })}</Note>}
        </>
      )}
    </Flex>
  );
}

/** Handles a key that moves from the search to its results. @returns true if it was one */
function takeKey(event: KeyboardEvent): boolean {
  const isAlone = !event.altKey && !event.ctrlKey && !event.metaKey && !event.nativeEvent.isComposing;
  if (!isAlone || !['ArrowDown', 'Enter'].includes(event.key)) return false;
  event.preventDefault();
  return true;
}
