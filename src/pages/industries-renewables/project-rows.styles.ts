import { defineStyles } from '#src/theme/define-styles.ts';
import { textLink } from '#src/theme/link-styles.ts';
import { grid } from '#src/theme/grid.ts';

/** Every row begins one column further in, and its picture runs to the edge of the window. */
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
    overflowX: { base: 'auto', md: 'visible' },
    scrollSnapType: { base: 'x mandatory', md: 'none' },
    mt: { base: '5', lg: '12' },
    '@media print': { display: 'block' },
  },
  row: {
    flex: 'none',
    w: { base: '86vw', md: 'auto' },
    scrollSnapAlign: 'start',
    display: { md: 'grid' },
    gridTemplateColumns: { md: '1fr 1fr', lg: grid.gridTemplateColumns.md },
    borderInlineEndWidth: { base: '1px', md: '0' },
    borderTopWidth: { md: '1px' },
    borderColor: 'line',
    '@media print': { w: 'auto' },
  },
  picture: {
    aspectRatio: { base: '16 / 10', md: 'auto' },
    minH: { lg: '30rem' },
    pos: 'relative',
    gridColumn: { lg: '7 / full-end' },
    gridRow: { lg: '1' },
    ':nth-child(2) > &': { gridColumn: { lg: '8 / full-end' } },
    ':nth-child(3) > &': { gridColumn: { lg: '9 / full-end' } },
    '& picture': { pos: 'absolute', inset: '0' },
  },
  text: {
    gridColumn: { lg: 'main-start / span 4' },
    gridRow: { lg: '1' },
    alignSelf: 'center',
    px: { base: '{spacing.gutter}', lg: '0' },
    py: { base: '5', lg: '12' },
    ':nth-child(2) > &': { gridColumn: { lg: 'main-start / span 5' } },
    ':nth-child(3) > &': { gridColumn: { lg: 'main-start / span 6' } },
  },
  name: { textStyle: 't-s', color: 'ink' },
  subtitle: { textStyle: 'small', color: 'muted', mt: '1' },
  fact: { mt: { base: '3', lg: '6' }, maxW: '30rem' },
  value: { display: 'block', textStyle: 't-m', fontWeight: '300', color: 'signal' },
  what: { mt: '3', color: 'muted', maxW: '34rem' },
  achievements: { mt: '3', fontWeight: 'semibold' },
  link: {
    ...textLink,
    gap: '2',
    mt: '2',
  },
});
