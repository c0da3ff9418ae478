import { defineStyles } from '#src/theme/define-styles.ts';
import { grid } from '#src/theme/grid.ts';
import { snapOut } from '#src/theme/snap-row.ts';

export const styles = defineStyles('answered-questions', {
  root: { pt: { base: '8', md: 's-tight' }, overflowX: 'clip' },
  wrap: { w: 'wrap', mx: 'auto' },
  heading: { textStyle: 't-m', maxW: '16em' },
  // One result leads across all columns; others stand below it, side by side.
  stories: {
    ...snapOut,
    mt: { base: '3', md: '6', lg: '10' },
    gridTemplateColumns: { md: 'repeat(6, minmax(0, 1fr))' },
    columnGap: { base: '5', md: '8', lg: '10' },
  },
  story: {
    breakInside: 'avoid',
    borderTopWidth: { md: '1px' },
    borderColor: 'line',
    pt: { md: '5', lg: '6' },
    pb: { md: '8', lg: '12' },
    gridColumn: { md: 'span 3', lg: 'span 2' },
    '&:first-child': {
      gridColumn: { md: '1 / -1' },
      display: { md: 'grid' },
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: { md: '10', lg: '24' },
      alignItems: 'end',
    },
    '&:last-child': { gridColumn: { md: '1 / -1', lg: 'span 2' } },
  },
  // The turbine whose bearing was changed, at the edge where reading ends.
  beside: { ...grid, alignItems: 'end', mt: { base: '5', md: '0' } },
  picture: {
    h: { base: '52vw', md: 'auto' },
    minH: { md: 'clamp(18rem, 32vw, 30rem)' },
    alignSelf: 'stretch',
    pos: 'relative',
    overflow: 'hidden',
    bg: 'inkRaised',
    gridColumn: { base: 'full', md: '7 / full-end' },
    gridRow: { md: '1' },
    '& picture': { pos: 'absolute', inset: '0' },
    '& img': {
      objectPosition: { base: '92% 20%', md: '100% 20%' },
      scale: { md: '1.35' },
      transformOrigin: '100% 16%',
    },
    '&:dir(rtl) img': { objectPosition: { base: '8% 20%', md: '0 20%' }, transformOrigin: '0 16%' },
    '@media print': { display: 'none' },
  },
  words: {
    gridColumn: { md: 'main-start / 7' },
    gridRow: { md: '1' },
    pe: { md: '10', lg: '14' },
    pt: { base: '3', md: '0' },
    pb: { base: '5', md: '10', lg: '14' },
  },
});
