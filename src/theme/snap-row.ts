import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

/**
 * A list that phones show as a row to push aside: the edge of the next item looks in. From `md` on, and on paper, it
 * is laid out as the place says.
 */
export const snapRow = {
  display: 'grid',
  gridAutoFlow: { base: 'column', md: 'row' },
  gridAutoColumns: { base: '82%', md: 'auto' },
  columnGap: '5',
  overflowX: { base: 'auto', md: 'visible' },
  scrollSnapType: { base: 'x mandatory', md: 'none' },
  scrollPaddingInline: 'gutter',
  mx: { base: 'calc(-1 * {spacing.gutter})', md: '0' },
  px: { base: 'gutter', md: '0' },
  '& > *': { scrollSnapAlign: 'start' },
  '&:focus-visible': { outlineOffset: '-2px' },
  '@media print': { gridAutoFlow: 'row', gridAutoColumns: 'auto', overflow: 'visible' },
} satisfies SystemStyleObject;
