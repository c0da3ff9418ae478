import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

type Width = 'md' | 'lg';

/** Scrolls sideways below a width, item by item; the outline of the focus stays inside. */
export function snapScroll(below: Width) {
  return {
    overflowX: { base: 'auto', [below]: 'visible' },
    scrollSnapType: { base: 'x mandatory', [below]: 'none' },
    scrollPaddingInline: 'gutter',
    '&:focus-visible': { outlineOffset: '-2px' },
  } satisfies SystemStyleObject;
}

/** As `snapScroll`, and runs through the gutters to the edges of the window. */
export function snapOut(below: Width) {
  return {
    ...snapScroll(below),
    mx: { base: 'calc(-1 * {spacing.gutter})', [below]: '0' },
    px: { base: 'gutter', [below]: '0' },
  } satisfies SystemStyleObject;
}

/**
 * A list that phones show as a row to push aside: the edge of the next item looks in. From `md` on, and on paper, it
 * is laid out as the place says.
 */
export const snapRow = {
  ...snapOut('md'),
  display: 'grid',
  gridAutoFlow: { base: 'column', md: 'row' },
  gridAutoColumns: { base: '82%', md: 'auto' },
  columnGap: '5',
  '& > *': { scrollSnapAlign: 'start' },
  '@media print': { gridAutoFlow: 'row', gridAutoColumns: 'auto', overflow: 'visible' },
} satisfies SystemStyleObject;
