import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

/** At the edge of the window where the next item looks in; behind the last item it is empty. */
const nextItem = 'calc({spacing.gutter} + 3.25rem)';

function dissolveTo(side: 'right' | 'left') {
  return { base: `linear-gradient(to ${side}, black calc(100% - ${nextItem}), transparent)`, md: 'none' };
}

/**
 * Scrolls sideways below `md`, item by item, each as wide as the content: the next one looks in and dissolves at the
 * edge of the window. The outline of the focus stays inside.
 */
export const snapScroll = {
  overflowX: { base: 'auto', md: 'visible' },
  scrollSnapType: { base: 'x mandatory', md: 'none' },
  scrollPaddingInline: 'gutter',
  ps: { base: 'gutter', md: '0' },
  pe: { base: nextItem, md: '0' },
  maskImage: dissolveTo('right'),
  '&:dir(rtl)': { maskImage: dissolveTo('left') },
  '&:focus-visible': { outlineOffset: '-2px' },
  '@media print': { maskImage: 'none', overflow: 'visible' },
} satisfies SystemStyleObject;

/** As `snapScroll`, within a box that has gutters: it runs through them to the edges of the window. */
export const snapOut = {
  ...snapScroll,
  mx: { base: 'calc(-1 * {spacing.gutter})', md: '0' },
} satisfies SystemStyleObject;

/**
 * A list that phones show as a row to push aside. From `md` on, and on paper, it is laid out as the place says.
 */
export const snapRow = {
  ...snapOut,
  display: 'grid',
  gridAutoFlow: { base: 'column', md: 'row' },
  gridAutoColumns: { base: '100%', md: 'auto' },
  columnGap: '5',
  '& > *': { scrollSnapAlign: 'start' },
  '@media print': { ...snapOut['@media print'], gridAutoFlow: 'row', gridAutoColumns: 'auto' },
} satisfies SystemStyleObject;
