import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

const columns = (count: number, side: string, column: string) =>
  `[full-start] ${side} [main-start] repeat(${count}, ${column}) [main-end] ${side} [full-end]`;

/**
 * The grid of a section: twelve columns, four on phones, between the lines `main`, inside the edges of the window,
 * which are `full`. What says nothing else stands in `main`.
 */
export const grid = {
  display: 'grid',
  rowGap: '0',
  gridTemplateColumns: {
    base: columns(4, '{spacing.gutter}', 'minmax(0, 1fr)'),
    md: columns(12, 'minmax({spacing.gutter}, 1fr)', 'minmax(0, calc({sizes.content} / 12))'),
  },
  '& > *': { gridColumn: 'main', minW: '0' },
} satisfies SystemStyleObject;
