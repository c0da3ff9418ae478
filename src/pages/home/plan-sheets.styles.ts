import { defineStyles } from '#src/theme/define-styles.ts';
import { textLink } from '#src/theme/link-styles.ts';
import { grid } from '#src/theme/grid.ts';
import { setDigits } from '#src/theme/set-digits.ts';
import { snapRow } from '#src/theme/snap-row.ts';

export const styles = defineStyles('plan-sheets', {
  root: { bg: 'sand', py: { base: 's-tight', md: 's' } },
  grid: { ...grid, rowGap: { base: '5', md: '6' } },
  heading: { gridColumn: { lg: 'main-start / span 6' }, display: 'grid', rowGap: '2' },
  common: {
    gridColumn: { lg: 'span 5 / main-end' },
    alignSelf: 'end',
    display: 'grid',
    // On phones each fact takes the room of its words, so that none of them breaks.
    gridTemplateColumns: { base: 'repeat(3, auto)', md: 'repeat(3, 1fr)' },
    justifyContent: 'space-between',
    gap: { base: '3', md: '4' },
    mt: { base: '2', lg: '0' },
    mb: '4',
    pt: '3',
    borderTopWidth: '1px',
    borderColor: 'ink',
  },
  label: { textStyle: 'small', color: 'muted' },
  value: { fontWeight: 'semibold' },
  // On phones the next sheet looks in from the side.
  sheets: {
    ...snapRow,
    gridColumn: 'full',
    display: { base: 'grid', md: 'contents' },
    columnGap: '4',
    rowGap: '4',
  },
  sheet: {
    pos: 'relative',
    gridColumn: { md: 'span 6' },
    display: 'flex',
    flexDirection: 'column',
    bg: 'paper',
    borderWidth: '1px',
    borderColor: 'line',
    '&:nth-of-type(1)': { gridColumn: { md: 'main' }, flexDirection: { xl: 'row' } },
    '&:nth-of-type(2)': { gridColumn: { md: 'main-start / span 6' }, me: { md: '3' } },
    '&:nth-of-type(3)': { ms: { md: '3' } },
    '&:hover': { borderColor: 'ink' },
  },
  drawing: {
    w: 'full',
    h: 'auto',
    objectFit: 'cover',
    ':nth-of-type(1) > &': { w: { xl: '62%' } },
  },
  block: {
    flex: '1',
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    gap: '6',
    px: { base: '{spacing.gutter}', md: '8' },
    py: { base: '6', md: '8' },
    borderTopWidth: '1px',
    borderColor: 'line',
  },
  fact: { textStyle: 't-s', color: 'ink' },
  // The links of neighbors stand on one line.
  project: { display: 'grid', gridTemplateRows: 'auto 1fr auto', justifyItems: 'start' },
  figure: {
    display: 'block',
    mb: '3',
    ...setDigits({ base: 't-l', md: 't-xl' }),
    '--word': { base: '1.25rem', md: '1.75rem' },
    // The widest figure reaches into the margin of its card before its unit stands below it.
    whiteSpace: { base: 'nowrap', md: 'normal' },
    me: { md: '-8' },
    // A long unit stands below a large figure.
    '&:dir(rtl) > span': { display: { md: 'block' }, mt: { md: '3' } },
  },
  place: { textStyle: 'small', color: 'muted' },
  name: { fontWeight: 'semibold', color: 'ink', mt: '1' },
  link: {
    ...textLink,
    gap: '2',
    mt: '1',
    '&::after': { content: '""', pos: 'absolute', inset: '0' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: '2px solid {colors.signal}' },
  },
});
