import { colonBelow } from '#src/theme/colon.ts';
import { defineStyles } from '#src/theme/define-styles.ts';
import { textLink } from '#src/theme/link-styles.ts';
import { grid } from '#src/theme/grid.ts';

// What is different in rows that are composed in another way; see `Form` of the cuts.
const lead = '[data-form=lead] > &';
const strip = '[data-form=strip] > &';
const wide = '[data-form^=wide] > &';
const wideStart = '[data-form=wide-start] > &';
const wideEnd = '[data-form=wide-end] > &';
const tallStart = '[data-form=tall-start] > &';
const tallEnd = '[data-form=tall-end] > &';

export const styles = defineStyles('sectors', {
  sheet: { ...grid, bg: 'sand', overflow: 'clip' },
  // The headline stands in the sky, beside the rotor.
  text: {
    gridColumn: { lg: '6 / main-end' },
    gridRow: { lg: '1' },
    zIndex: 'raised',
    pt: { base: '7', lg: '14' },
    alignSelf: 'start',
  },
  title: { textStyle: 't-l', color: 'ink', maxW: '10em' },
  lead: { textStyle: 'lead', color: 'muted', maxW: '34rem', mt: { base: '4', lg: '7' } },
  drawing: {
    gridColumn: 'full',
    gridRow: { lg: '1' },
    pt: { base: '4', lg: 'max(2rem, 10rem - 8vw)' },
    '&:dir(rtl)': { pt: { lg: 'max(3rem, 23rem - 18vw)' } },
    '@media (forced-colors: active)': { forcedColorAdjust: 'none', bg: 'sand' },
  },
  wide: {
    display: { base: 'none', md: 'block' },
    w: 'full',
    maxW: '100rem',
    mx: 'auto',
    h: 'auto',
    overflow: 'visible',
  },
  first: { display: { base: 'block', md: 'none' }, w: 'full', h: 'auto' },
  caption: {
    textStyle: 'small',
    color: 'ink',
    maxW: { base: '48rem', lg: 'min(44rem, 50vw)' },
    py: '4',
    bg: { base: 'sand', md: 'transparent' },
  },
  list: { bg: 'paper', pt: { lg: 's-tight' }, pb: { base: 's-tight', lg: '0' } },
  sector: {
    ...grid,
    alignItems: 'start',
    gridTemplateRows: { md: 'auto auto 1fr', lg: 'auto auto 1fr' },
    py: { md: '6', lg: 's-tight' },
    '&[data-form^=wide]': { gridTemplateRows: { lg: 'auto 1fr auto' } },
    '&[data-form=strip]': { gridTemplateRows: { lg: 'none' } },
    '&[data-form=tall-end]': { pb: { lg: '0' } },
  },
  place: {
    gridColumn: 'full',
    gridRow: { md: '1', lg: '1 / span 3' },
    alignSelf: { lg: 'end' },
    overflow: 'clip',
    bg: { base: 'sand', lg: 'transparent' },
    mt: { base: '7', md: '0' },
    '@media print': { display: 'none' },
    // On narrow windows the drawing above shows it.
    [lead]: { display: { base: 'none', lg: 'block' }, gridColumn: { lg: 'full-start / 6' } },
    [wideEnd]: { gridColumn: { lg: '7 / full-end' }, gridRow: { lg: '1 / span 2' } },
    [tallStart]: { gridColumn: { lg: 'full-start / 7' } },
    [strip]: { gridRow: { lg: '1' }, bg: 'sand' },
    [wideStart]: {
      gridColumn: { lg: 'full-start / 9' },
      gridRow: { lg: '1 / span 2' },
      pe: { lg: '12' },
    },
    // Its ground, on which the next section stands, is that of the whole row.
    [tallEnd]: { display: { lg: 'grid' }, gridTemplateColumns: 'subgrid' },
  },
  cut: {
    w: 'full',
    h: { base: 'full', lg: 'auto' },
    aspectRatio: { base: '2.3', lg: 'auto' },
    overflow: 'visible',
    // Below wide windows a tall place ends at a slab, below which its floors are whole; a low one is seen up to its roof.
    '[data-form=tall-start] &': { aspectRatio: { base: '1.805', md: '2.43', lg: 'auto' } },
    // Phones see less of the roof, and larger machines.
    '[data-form=strip] &': {
      maxW: '100rem',
      mx: 'auto',
      mt: { base: '-20%', md: '0' },
      aspectRatio: { base: '1.55', md: '2.7', lg: 'auto' },
    },
    '[data-form$=start] &, [data-form=lead] &': { maxW: { lg: '52rem' }, ms: 'auto' },
    '[data-form=wide-end] &': { maxW: { lg: '52rem' } },
    '[data-form=tall-start] &, [data-form=lead] &': { maxW: { lg: '40rem' } },
    '[data-form=tall-end] &': {
      aspectRatio: { base: '1.672', md: '2.32', lg: 'auto' },
      maxW: { lg: '48rem' },
      gridColumn: { lg: '7 / full-end', xl: '8 / full-end' },
    },
  },
  naming: {
    mt: { base: '3', md: '4', lg: '0' },
    gridColumn: { md: 'main-start / span 7', lg: 'main-start / 7' },
    gridRow: { md: '2', lg: '1' },
    [lead]: { gridColumn: { lg: '7 / main-end' } },
    [tallStart]: { gridColumn: { lg: '8 / main-end' } },
    [wideStart]: { gridColumn: { lg: '9 / main-end' } },
    [strip]: { gridColumn: { lg: 'main-start / 8' }, gridRow: { lg: '2' }, mt: { lg: '10' } },
  },
  name: {
    textStyle: { base: 'label', lg: 'subheading' },
    color: 'signal',
    display: { mdDown: 'inline' },
    '&:not(:last-child)': { me: { mdDown: '2' }, ...colonBelow('md') },
  },
  // Where the drawing of all places is seen its caption says it.
  tall: { textStyle: 'label', fontWeight: 'normal', color: 'muted', display: { base: 'inline', md: 'none' } },
  others: { display: { base: 'none', md: 'inline' } },
  account: {
    gridColumn: { md: 'main-start / span 7', lg: 'main-start / 7' },
    gridRow: { md: '3', lg: '2' },
    mt: { base: '1', lg: '5' },
    pe: { md: '6', lg: '12' },
    [lead]: { gridColumn: { lg: '7 / main-end' } },
    [wide]: { gridRow: { lg: '2 / span 2' } },
    [tallStart]: { gridColumn: { lg: '8 / main-end' }, pe: { lg: '0' } },
    [wideStart]: { gridColumn: { lg: '9 / main-end' }, pe: { lg: '0' } },
    [strip]: { display: { lg: 'contents' } },
  },
  stops: {
    textStyle: { base: 't-s', xl: 't-m' },
    textWrap: 'balance',
    color: 'ink',
    '[data-form=strip] &': {
      gridColumn: { lg: 'main-start / 8' },
      gridRow: { lg: '3 / span 2' },
      mt: { lg: '5' },
      pe: { lg: '12' },
    },
  },
  what: {
    color: 'muted',
    mt: { base: '2', lg: '4' },
    textStyle: { lg: 'lead' },
    '[data-form=strip] &': { gridColumn: { lg: '8 / main-end' }, gridRow: { lg: '3' }, mt: { lg: '6' } },
  },
  work: {
    color: 'muted',
    gridColumn: { md: 'span 5 / main-end', lg: 'main-start / 7' },
    gridRow: { md: '2 / span 2', lg: '3' },
    mt: { md: '4', lg: '6' },
    [lead]: { gridColumn: { lg: '7 / main-end' } },
    [wideEnd]: { gridColumn: { lg: '7 / main-end' } },
    [tallStart]: { gridColumn: { lg: '8 / main-end' } },
    [wideStart]: { gridColumn: { lg: 'main-start / 9' }, pe: { lg: '12' } },
    [strip]: { gridColumn: { lg: '8 / main-end' }, gridRow: { lg: '4' } },
    [tallEnd]: { pb: { lg: 's' } },
  },
  points: {
    display: 'grid',
    rowGap: '1',
    columnGap: '8',
    pb: '2',
    ':is([data-form=lead], [data-form^=wide], [data-form=strip]) &': {
      gridTemplateColumns: { lg: 'repeat(2, minmax(0, 1fr))' },
    },
    '& > li': { ps: '4', pos: 'relative' },
    '& > li::before': {
      content: '""',
      pos: 'absolute',
      insetInlineStart: '0',
      top: '.8em',
      w: '2',
      borderTopWidth: '1.5px',
      borderColor: 'signal',
    },
  },
  link: {
    ...textLink,
    gap: '2',
  },
});
