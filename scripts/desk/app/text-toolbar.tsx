import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import type { DeskText } from '../protocol.ts';
import { Button, Note, Select, TextInput } from './desk-parts.tsx';
import { desk } from './desk-store.ts';
import { type Filter, filters, selectUnread } from './select-texts.ts';
import { SEARCH_ID } from './use-shortcuts.ts';
import { useDesk } from './use-desk.ts';
import { useSay } from './words.ts';

type TextToolbarProps = {
  /** The file whose texts are shown; nothing while they are of several. */
  file: string | null;
  texts: readonly DeskText[];
  filter: Filter;
  setFilter: (filter: Filter) => void;
  query: string;
  setQuery: (query: string) => void;
};

/** What the table shows, and how much that is. */
export function TextToolbar({ file, texts, filter, setFilter, query, setQuery }: TextToolbarProps) {
  const say = useSay();
  const { unread, leftOut } = useDesk((state) => selectUnread(state, texts));
  return (
    <Flex align="center" gap="3" padding="3" wrap="wrap" borderBottom="1px solid" borderColor="rule">
      <Box flex="1" minWidth="8rem">
        <Box as="h2" fontWeight="semibold" overflowWrap="anywhere">
          {file === null ? say('allFiles') : <bdi dir="ltr">{file}</bdi>}
        </Box>
        <Note role="status">{say('texts', { count: texts.length })}</Note>
      </Box>
      {file === null || unread.length === 0 ? null : (
        <Box>
          <Button type="button" onClick={() => void desk.confirm(unread, true)}>
            {say('reviewAll', { count: unread.length })}
          </Button>
          {leftOut === 0 ? null : <Note>{say('leftOut', { count: leftOut })}</Note>}
        </Box>
      )}
      <Select
        aria-label={say('show')}
        value={filter}
        onChange={({ target }) => setFilter(filters.find((each) => each === target.value) ?? 'all')}
      >
        {filters.map((each) => (
          <option key={each} value={each}>
            {say(`filter_${each}`)}
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
        aria-label={say('search')}
        placeholder={say('search')}
        value={query}
        onChange={({ target }) => setQuery(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && setQuery('')}
      />
    </Flex>
  );
}
