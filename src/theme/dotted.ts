import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

/**
 * A list, or names in a line, whose items share lines, parted by dots. A dot belongs to the item behind it and hangs out at its start, so
 * that the edge of the list cuts it off where that item begins a line. The place says from which width on it is `flex`.
 */
export const dotted = {
  flexWrap: 'wrap',
  columnGap: '1.1em',
  overflowX: 'clip',
  '& > *': { pos: 'relative' },
  '& > *::before': { content: '"·" / ""', pos: 'absolute', insetInlineStart: '-.7em' },
} satisfies SystemStyleObject;

/** The same list; in wide windows each of its items has a line of its own. */
export const lined = {
  ...dotted,
  lg: { display: 'grid', '& > *::before': { content: 'none' } },
} satisfies SystemStyleObject;
