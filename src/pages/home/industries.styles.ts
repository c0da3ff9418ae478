import { defineStyles } from '#src/theme/define-styles.ts';
import { textLink } from '#src/theme/link-styles.ts';
import { grid } from '#src/theme/grid.ts';

export const styles = defineStyles('industries', {
  root: { py: { base: 's-tight', md: 's-wide' }, overflow: 'clip' },
  grid,
  statement: { gridColumn: { lg: 'main-start / span 11' }, mb: 's-tight' },
  industries: { gridColumn: 'full', display: 'grid', gridTemplateColumns: 'subgrid' },
  industry: {
    gridColumn: { base: 'main', md: 'full-start / 8' },
    display: { md: 'grid' },
    alignContent: 'start',
    gridTemplateColumns: 'subgrid',
    mt: { base: '10', md: 's-tight' },
    '&:first-child': {
      gridColumn: 'full',
      display: 'grid',
      gridTemplateColumns: 'subgrid',
      mt: '0',
    },
    '&:last-child': { gridColumn: { md: '9 / main-end' } },
  },
  picture: {
    gridColumn: '1 / -1',
    aspectRatio: { base: '7 / 3', md: 'auto' },
    h: { md: 'clamp(13rem, 27vw, 26rem)' },
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
    'li:nth-child(2) > &': { gridColumn: { md: '2 / -1' } },
    'li:last-child > &': { gridColumn: { md: '1 / -1' } },
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
