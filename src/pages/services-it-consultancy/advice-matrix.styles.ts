import { colonBelow } from '#src/theme/colon.ts';
import { defineStyles } from '#src/theme/define-styles.ts';
import { inkGround } from '#src/theme/ink-ground.ts';
import { setDigits } from '#src/theme/set-digits.ts';
import { dotted } from '#src/theme/dotted.ts';

const subgrid = { gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'subgrid' } };
const cell = { px: { lg: '5' } };
const answer = {
  px: { base: '3', lg: '5' },
  pt: { base: '1', md: '3', lg: '4' },
  pb: { base: '1', md: '4' },
  display: 'flex',
  flexDirection: { md: 'column' },
  justifyContent: { base: 'space-between', md: 'flex-start', lg: 'flex-end' },
  columnGap: '4',
  textStyle: { base: 'small', lg: 'lead' },
};
/** The third of four columns begins, within its padding, at two thirds of the breadth, as leads and the list above do. */
const columns = 'calc(100% / 3 - {spacing.10}) repeat(4, minmax(0, calc(100% / 6 + {spacing.2.5})))';

export const styles = defineStyles('advice-matrix', {
  root: {
    ...inkGround,
    pt: { base: '8', md: 's-tight', lg: 's' },
    pb: { base: '3', md: 's-tight', lg: 's-wide' },
    '@media print': { printColorAdjust: 'exact' },
  },
  wrap: {
    w: 'wrap',
    mx: 'auto',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: columns },
  },
  title: { textStyle: 't-m', gridColumn: { lg: '1 / span 3' } },
  lead: {
    color: 'onInkMuted',
    gridColumn: { lg: '4 / -1' },
    mt: { base: '2', lg: '1' },
    textStyle: { base: 'small', md: 'body' },
    px: { lg: '5' },
  },
  // The fields head the columns.
  head: {
    ...subgrid,
    display: 'grid',
    gridColumn: '1 / -1',
    mt: { base: '2', lg: '14' },
    '& > details': { display: { lg: 'contents' } },
  },
  origin: {
    gridColumn: { lg: '1' },
    gridRow: { lg: '1' },
    textStyle: 'small',
    color: 'signalOnInk',
    alignSelf: 'end',
    maxW: { lg: '16rem' },
    pb: { base: '2', md: '4', lg: '6' },
  },
  fields: {
    gridColumn: { lg: '2 / -1' },
    gridRow: { lg: '1' },
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', lg: 'subgrid' },
    columnGap: { md: '6', lg: '0' },
  },
  field: { ...cell, pb: { base: '2', md: '4', lg: '6' } },
  name: { textStyle: 'subheading', color: 'signalOnInk' },
  about: { textStyle: 'small', color: 'onInkMuted', mt: { md: '1' } },
  rows: { ...subgrid, display: 'grid', gridColumn: '1 / -1' },
  // On phones the name stands in the line that opens the rest.
  row: {
    ...subgrid,
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateRows: { lg: 'auto auto 1fr' },
    borderTopWidth: '1px',
    borderColor: 'inkLine',
    py: { base: '1', md: '5', lg: '0' },
    '& > details': { display: { lg: 'contents' }, mt: { base: '-11', md: '0' } },
    '& summary': { justifyContent: 'flex-end' },
  },
  service: {
    textStyle: { base: 'subheading', md: 't-s' },
    alignContent: { base: 'center', md: 'normal' },
    minH: { base: '11', md: '0' },
    maxW: { base: 'calc(100% - 6.5rem)', md: 'none' },
    gridColumn: { lg: '1' },
    gridRow: { lg: '1' },
    pt: { lg: '4' },
  },
  text: {
    color: 'onInkMuted',
    textStyle: { lg: 'small' },
    gridColumn: { lg: '1' },
    gridRow: { lg: '2' },
    pe: { lg: '8' },
    mt: { md: '.375rem' },
  },
  features: {
    ...dotted,
    gridColumn: { lg: '1' },
    gridRow: { lg: '3' },
    textStyle: 'small',
    color: 'onInk',
    mt: { base: '2', lg: '.375rem' },
    pe: { lg: '8' },
    pb: { base: '2', md: '5' },
    // In wide windows they run on, so that rows are as low as their answers allow.
    display: { lg: 'flex' },
    alignContent: 'start',
  },
  answers: {
    gridColumn: { lg: '2 / -1' },
    gridRow: { lg: '1 / -1' },
    display: 'grid',
    gridTemplateColumns: { md: 'repeat(4, minmax(0, 1fr))', lg: 'subgrid' },
    pb: { base: '3', lg: '0' },
  },
  answer: { ...answer, color: 'onInkMuted' },
  // Like windows at night: lit is what somebody works on.
  lit: {
    ...answer,
    justifyContent: { base: 'space-between', md: 'flex-start', lg: 'space-between' },
    color: 'onInk',
    bg: 'signal',
    mb: { base: '1', md: '0' },
    '& > span > span': { color: 'inherit' },
  },
  // On phones the marks of the chart stand below the folded services that they come from.
  marks: {
    display: { base: 'flex', md: 'none' },
    gap: '2',
    pb: '2',
    'details[open] + &': { display: 'none' },
  },
  mark: {
    bg: 'signal',
    borderRadius: 'chip',
    textStyle: 'note',
    fontWeight: 'semibold',
    lineHeight: '1.5rem',
    w: '6',
    textAlign: 'center',
  },
  projects: {
    ...dotted,
    display: 'flex',
    flexWrap: 'nowrap',
    columnGap: '.65em',
    '& > *::before': { ...dotted['& > *::before'], insetInlineStart: '-.46em' },
    order: { md: '-1' },
    ...setDigits({ base: 't-m' }),
    fontSize: { mdDown: 'inherit' },
    lineHeight: { mdDown: 'inherit' },
  },
  label: {
    color: 'signalOnInk',
    display: { md: 'block' },
    mb: { md: '1' },
    ...colonBelow('md'),
    '@media (min-width: 62rem)': { srOnly: true },
  },
});
