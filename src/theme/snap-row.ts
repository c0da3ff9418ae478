import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

/** Visible width of the next item at the window's edge; after the last item it is empty. */
export const nextItem = 'calc({spacing.gutter} + 3.25rem)';

/** Mask: the band `--band` at the top stays opaque; below it, the next item fades out `--cut` before the edge. */
function dissolveTo(side: 'right' | 'left') {
  const below = `black calc(100% - ${nextItem}), transparent calc(100% - var(--cut, 1rem))`;
  return { base: `linear-gradient(black, black), linear-gradient(to ${side}, ${below})`, md: 'none' };
}

/**
 * A list that is a horizontal scroll-snap row on phones, as wide as the window; items are as wide as the content, and
 * the next item shows at the window's edge and fades out. From `md` on, and in print, the component sets the layout.
 * The focus outline is inside.
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

/** Like `snapRow`, inside a box with gutters: on phones it extends to the window's edges. */
export const snapOut = {
  ...snapRow,
  mx: { base: '-gutter', md: '0' },
} satisfies SystemStyleObject;
