import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Note, Select, TextInput } from './desk-parts.tsx';
import { type Filter, filters } from './select-texts.ts';
import { SEARCH_ID } from './use-shortcuts.ts';
import { useSay } from './words.ts';

type TextToolbarProps = {
  /** The file whose texts are shown; nothing while they are of several. */
  file: string | null;
  count: number;
  filter: Filter;
  setFilter: (filter: Filter) => void;
  query: string;
  setQuery: (query: string) => void;
};

/** What the table shows, and how much that is. */
export function TextToolbar({ file, count, filter, setFilter, query, setQuery }: TextToolbarProps) {
  const say = useSay();
  return (
    <Flex align="center" gap="3" padding="3" wrap="wrap" borderBottom="1px solid" borderColor="rule">
      <Box flex="1" minWidth="8rem">
        <Box as="h2" fontWeight="semibold" overflowWrap="anywhere">
          {file === null ? say('allFiles') : <bdi dir="ltr">{file}</bdi>}
        </Box>
        <Note role="status">{say('texts', { count })}</Note>
      </Box>
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
