import { defineStyles } from '#src/theme/define-styles.ts';
import { grid } from '#src/theme/grid.ts';

const label = { textStyle: 'small', color: 'onInkMuted' };

export const styles = defineStyles('hall-story', {
  root: { bg: 'ink', color: 'onInk', pb: { base: '6', md: 's-tight' } },
  // The picture runs off the page where reading ends; no word stands on it.
  hall: {
    ...grid,
    alignItems: 'stretch',
    '& > picture': {
      gridColumn: { base: 'full', lg: '6 / full-end' },
      gridRow: '1',
      h: { base: '24vw', md: '34vw', lg: 'auto' },
      // As high as the wall of words beside it, where that is higher.
      minH: { lg: 'clamp(30rem, 44vw, 46rem)' },
      pos: 'relative',
    },
    '& img': {
      pos: { lg: 'absolute' },
      inset: '0',
      objectPosition: { base: '84% 50%', lg: '70% 50%' },
    },
    '&:dir(rtl) img': { objectPosition: { base: '16% 50%', lg: '30% 50%' } },
    '@media print': { '& > picture': { display: 'none' } },
  },
  wall: {
    gridColumn: { base: 'main', lg: 'main-start / span 4' },
    gridRow: { lg: '1' },
    pt: { base: '6', md: 's-tight' },
    pb: { base: '4', lg: '0' },
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    gap: { base: '3', md: '6' },
    pe: { lg: '6' },
  },
  title: { textStyle: 't-m', '&:dir(rtl)': { textStyle: { base: 't-s', lg: 't-m' } } },
  client: { textStyle: 'label' },
  story: { textStyle: { base: 'subheading', lg: 't-s' }, mt: { base: '1', md: '.375rem' } },
  text: { mt: { base: '1', md: '.375rem', lg: '3' }, textStyle: { base: 'small', lg: 'body' } },
  result: {
    mt: { base: '2', md: '3', lg: '4' },
    textStyle: { base: 't-s', md: 't-m' },
    fontWeight: { base: '300', md: '300' },
  },
  value: { display: { lg: 'block' } },
  label,
  // Where its column is narrow, every label has room for two lines, so that figures share a height.
  meaning: { ...label, display: { md: 'block' }, minH: { lg: '2lh', xl: '0' } },
  list: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    columnGap: { lg: '20' },
    rowGap: { md: '8', lg: '12' },
    w: 'wrap',
    mx: 'auto',
    mt: { md: '10', lg: '14' },
  },
  other: {
    display: { md: 'grid' },
    pt: { base: '2', md: '0' },
    borderTopWidth: { base: '1px', md: '0' },
    borderColor: 'inkLine',
    gridTemplateColumns: {
      md: '13rem minmax(0, 1fr)',
      lg: '12rem minmax(0, 1fr)',
      xl: '13rem minmax(0, 1fr)',
    },
    columnGap: '6',
  },
  figure: {
    display: { md: 'block' },
    textStyle: { base: 't-s', md: 't-m' },
    fontWeight: { base: '300', md: '300' },
    fontVariantNumeric: 'tabular-nums',
    textWrap: 'balance',
  },
  name: { textStyle: 'subheading' },
  account: { color: 'onInkMuted', textStyle: 'small', mt: { md: '1' } },
  who: { textStyle: 'small', mt: { md: '1' } },
});
