import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

/**
 * A list or inline names whose items share lines, separated by dots. A dot precedes its item and hangs at its start, so
 * that the list's edge clips it at the start of a line. The component sets `display: flex`, at the widths it needs.
 */
export const dotted = {
  flexWrap: 'wrap',
  columnGap: '1.1em',
  overflowX: 'clip',
  '& > *': { pos: 'relative' },
  '& > *::before': { content: '"·" / ""', pos: 'absolute', insetInlineStart: '-.7em' },
} satisfies SystemStyleObject;

/** The same list; from `lg` on, each item has its own line. */
export const lined = {
  ...dotted,
  lg: { display: 'grid', '& > *::before': { content: 'none' } },
} satisfies SystemStyleObject;
