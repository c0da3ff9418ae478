import { defineStyles } from '#src/theme/define-styles.ts';
import { textLink } from '#src/theme/link-styles.ts';
import { grid } from '#src/theme/grid.ts';
import { snapScroll } from '#src/theme/snap-row.ts';

/** What shows the figure of a row runs to the edge of the window. */
export const styles = defineStyles('project-rows', {
  root: { ...grid, bg: 'sand', pt: { base: 's-tight', lg: 's' }, overflow: 'clip' },
  head: { gridColumn: { lg: 'main-start / span 7' } },
  title: { textStyle: 't-m', color: 'ink' },
  common: {
    gridColumn: { lg: 'span 5 / main-end' },
    mt: { base: '3', lg: '0' },
    alignSelf: 'end',
    textStyle: { base: 'body', lg: 'lead' },
  },
  all: { color: 'muted' },
  shared: { color: 'ink', fontWeight: 'semibold' },
  rows: {
    gridColumn: 'full',
    display: { base: 'flex', md: 'block' },
    ...snapScroll,
    mt: { base: '5', lg: '12' },
    '@media print': { ...snapScroll['@media print'], display: 'block' },
  },
  row: {
    flex: 'none',
    w: { base: 'full', md: 'auto' },
    display: { md: 'grid' },
    gridTemplateColumns: { md: '1fr 1fr', lg: grid.gridTemplateColumns.md },
    borderInlineEndWidth: { base: '1px', md: '0' },
    borderTopWidth: { md: '1px' },
    borderColor: 'line',
    '@media print': { w: 'auto' },
  },
  picture: {
    aspectRatio: { base: '5 / 3', md: 'auto' },
    minH: { lg: '34.5vw' },
    pos: 'relative',
    gridColumn: { lg: '7 / full-end' },
    gridRow: { lg: '1' },
    '& picture': { pos: 'absolute', inset: '0' },
  },
  // On tablets the ground of a section ends with its row, and the sky is as high as the words.
  drawing: {
    w: 'full',
    h: 'full',
    objectFit: { base: 'cover', md: 'contain', lg: 'cover' },
    objectPosition: { base: 'center', md: 'center bottom', lg: 'center' },
  },
  text: {
    gridColumn: { lg: 'main-start / span 5' },
    gridRow: { lg: '1' },
    alignSelf: 'center',
    px: { base: '{spacing.gutter}', lg: '0' },
    pe: { lg: '12' },
    py: { base: '5', lg: '8' },
  },
  name: { textStyle: 't-s', color: 'ink' },
  subtitle: { textStyle: 'small', color: 'muted', mt: '1' },
  fact: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '5',
    rowGap: '3',
    mt: { base: '2', lg: '3' },
  },
  value: {
    textStyle: 't-xl',
    fontWeight: '300',
    fontVariantNumeric: 'tabular-nums',
    color: 'ink',
    ms: '-.04em',
    '&:dir(rtl)': { textStyle: 'title', ms: '0' },
  },
  label: {
    textStyle: 'subheading',
    fontWeight: 'normal',
    color: 'ink',
    flex: '1 1 12rem',
    // Words stand above what they mean.
    '&:dir(rtl)': { flexBasis: 'full' },
    maxW: '22rem',
  },
  what: { mt: '3', color: 'muted', maxW: '34rem' },
  achievements: { mt: '3', fontWeight: 'semibold' },
  link: {
    ...textLink,
    gap: '2',
    mt: '2',
  },
});
