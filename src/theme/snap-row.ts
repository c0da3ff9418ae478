import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

/** At the edge of the window where the next item looks in; behind the last item it is empty. */
export const nextItem = 'calc({spacing.gutter} + 3.25rem)';

function dissolveTo(side: 'right' | 'left') {
  return { base: `linear-gradient(to ${side}, black calc(100% - ${nextItem}), transparent)`, md: 'none' };
}

/**
 * A list as wide as the window that phones show as a row to push aside, each item as wide as the content: the next one looks
 * in and dissolves at the edge of the window. From `md` on, and on paper, it is laid out as the place says. The outline of
 * the focus stays inside.
 */
export const snapRow = {
  overflowX: { base: 'auto', md: 'visible' },
  scrollSnapType: { base: 'x mandatory', md: 'none' },
  pe: { base: nextItem, md: '0' },
  maskImage: dissolveTo('right'),
  '&:dir(rtl)': { maskImage: dissolveTo('left') },
  '&:focus-visible': { outlineOffset: '-2px' },
  '& > *': { scrollSnapAlign: 'start' },
  '&:has(> :only-child)': { pe: { base: 'gutter', md: '0' }, maskImage: 'none' },
  _print: { maskImage: 'none', overflow: 'visible', gridAutoFlow: 'row', gridAutoColumns: 'auto' },
  display: 'grid',
  gridAutoFlow: { base: 'column', md: 'row' },
  gridAutoColumns: { base: '100%', md: 'auto' },
  columnGap: '5',
  scrollPaddingInline: 'gutter',
  ps: { base: 'gutter', md: '0' },
} satisfies SystemStyleObject;

/** As `snapRow`, within a box that has gutters: on phones it runs through them to the edges of the window. */
export const snapOut = {
  ...snapRow,
  mx: { base: '-gutter', md: '0' },
} satisfies SystemStyleObject;
