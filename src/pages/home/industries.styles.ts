import { defineStyles } from '#src/theme/define-styles.ts';
import { textLink } from '#src/theme/link-styles.ts';
import { grid } from '#src/theme/grid.ts';

export const styles = defineStyles('industries', {
  root: { py: { base: 's-tight', md: 's-wide' }, overflow: 'clip' },
  grid,
  statement: { gridColumn: { lg: 'main-start / span 11' }, mb: 's-tight' },
  industries: { gridColumn: 'full', display: 'grid', gridTemplateColumns: 'subgrid' },
  industry: {
    gridColumn: { base: 'main-start / span 2', md: 'main-start / span 4' },
    mt: { base: '8', md: 's-tight' },
    pe: { base: '2', md: '0' },
    '&:first-child': {
      gridColumn: 'full',
      display: 'grid',
      gridTemplateColumns: 'subgrid',
      mt: '0',
      pe: '0',
    },
    '&:last-child': {
      gridColumn: { base: 'span 2 / main-end', md: 'main-end / span 5' },
      gridColumnStart: { md: '8' },
      ps: { base: '2', md: '0' },
      pe: '0',
      mt: { md: 's-wide' },
    },
  },
  picture: {
    aspectRatio: '3 / 2',
    'li:last-child > &': { aspectRatio: { base: '3 / 2', md: '16 / 9' } },
    'li:first-child > &': {
      gridColumn: { base: 'full', lg: '6 / full-end' },
      aspectRatio: 'auto',
      h: { base: '72vw', md: 'clamp(20rem, 36vw, 35rem)' },
    },
  },
  caption: {
    mt: '4',
    display: 'grid',
    gap: '2',
    justifyItems: 'start',
    'li:first-child > &': {
      gridColumn: { base: 'main', lg: 'main-start / 6' },
      gridRow: { lg: '1' },
      alignSelf: 'end',
      pe: { lg: '6' },
    },
  },
  name: { textStyle: 't-s', color: 'ink' },
  text: { color: 'muted', maxW: '30rem' },
  link: {
    ...textLink,
    gap: '2',
  },
});
