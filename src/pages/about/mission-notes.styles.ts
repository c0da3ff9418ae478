import { defineStyles } from '#src/theme/define-styles.ts';
import { grid } from '#src/theme/grid.ts';
import { untracked } from '#src/theme/set-digits.ts';

export const styles = defineStyles('mission-notes', {
  root: { bg: 'sand', pt: { base: '6', lg: '14' }, pb: { base: '2', md: '6', lg: '12' } },
  page: { ...grid, rowGap: { base: '3', md: '6', lg: '0' } },
  heading: { gridColumn: { lg: 'main-start / span 5' }, gridRow: { lg: '1' } },
  notes: {
    display: 'grid',
    gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))', lg: 'subgrid' },
    columnGap: { md: '8', lg: '0' },
    rowGap: { md: '6', lg: '12' },
    gridColumn: { lg: 'main' },
    gridRow: { lg: '1' },
  },
  note: {
    py: { base: '2.5', md: '0' },
    borderTopWidth: { base: '1px', md: '0' },
    borderColor: 'line',
    pe: { lg: '8' },
    pt: { lg: '8' },
    gridColumn: { lg: '6 / span 4' },
    '& + &': { gridColumn: { lg: '10 / span 3' } },
  },
  // The hour is as wide as the heading; what it says stands beside it, below the other notes.
  counted: {
    gridColumn: { md: '1 / -1' },
    display: { md: 'grid' },
    gridTemplateColumns: { md: 'auto minmax(0, 1fr)', lg: 'subgrid' },
    gridTemplateRows: { md: '1fr auto' },
    columnGap: { md: '10', lg: '0' },
    alignItems: 'end',
    py: { base: '2.5', md: '0' },
    borderTopWidth: { base: '1px', md: '0' },
    borderColor: 'line',
    '& > h3, & > div': { gridColumn: { md: '2', lg: '6 / -1' } },
  },
  name: { textStyle: 'subheading', color: 'ink' },
  figure: {
    textStyle: 't-l',
    fontSize: { lg: 'clamp(5rem, 8vw, 7rem)' },
    fontWeight: '300',
    color: 'ink',
    lineHeight: { base: '1.1', md: '.86' },
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    gridColumn: { md: '1', lg: '1 / span 5' },
    gridRow: { md: '1 / span 2' },
    '&:dir(rtl)': { ...untracked['&:dir(rtl)'], lineHeight: { base: '1.3', md: '1' } },
  },
  text: { color: 'muted', maxW: '36rem' },
});
