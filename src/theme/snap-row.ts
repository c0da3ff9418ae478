import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

/** At the edge of the window where the next item looks in; behind the last item it is empty. */
export const nextItem = 'calc({spacing.gutter} + 3.25rem)';

/** What stands in `--band` at the top of the row is seen as far as the edge; below that the next item is gone `--cut` before it. */
function dissolveTo(side: 'right' | 'left') {
  const below = `black calc(100% - ${nextItem}), transparent calc(100% - var(--cut, 1rem))`;
  return { base: `linear-gradient(black, black), linear-gradient(to ${side}, ${below})`, md: 'none' };
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
  maskSize: '100% var(--band, 0px), 100% calc(100% - var(--band, 0px))',
  maskPosition: 'top, bottom',
  maskRepeat: 'no-repeat',
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
