import { defineStyles } from '#src/theme/define-styles.ts';
import { textLink } from '#src/theme/link-styles.ts';
import { grid } from '#src/theme/grid.ts';

const column = '{sizes.content} / 12';

/** Phones show each place from edge to edge above its text; wide windows below its name, on the ground of its row. */
const strip = {
  gridColumn: { base: 'full', lg: 'main-start / span 3' },
  gridRow: { lg: '2' },
  alignSelf: { lg: 'end' },
  w: 'full',
  h: 'auto',
  bg: { base: 'sand', lg: 'transparent' },
  mt: { base: '7', lg: '4' },
  '@media print': { display: 'none' },
};

/** The tallest place leads: its account goes on to the end of the row, and what is built for it stands on the ground line. */
const leads = 'li:first-child';

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
  switch: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '3',
    minH: '11',
    mt: { base: '2', lg: '4' },
    textStyle: { base: 'subheading', lg: 't-s' },
    cursor: 'pointer',
    '@media print': { display: 'none' },
  },
  box: { w: '7', h: '7', accentColor: '{colors.error}', cursor: 'pointer' },
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
  list: { bg: 'paper', pt: { lg: 's-tight' }, pb: { base: 's-tight', lg: 's' } },
  sector: {
    ...grid,
    alignItems: 'baseline',
    scrollMarginTop: '{sizes.bar}',
    py: { base: '0', md: '6', lg: '9' },
    '&:not(:first-child)': { borderTopWidth: { md: '1px' }, borderColor: 'line' },
  },
  strip: { ...strip, display: { base: 'block', md: 'none', lg: 'block' } },
  // On phones the drawing above shows it.
  firstStrip: {
    ...strip,
    display: { base: 'none', lg: 'block' },
    gridRow: { lg: '1 / span 2' },
    mt: { lg: '16' },
  },
  who: { gridColumn: { lg: 'main-start / span 3' }, gridRow: { lg: '1' }, mt: { base: '4', lg: '0' } },
  name: { textStyle: { base: 'label', md: 'subheading' }, color: { base: 'signal', md: 'ink' } },
  place: { textStyle: 'small', color: 'muted', display: { base: 'none', md: 'block' } },
  account: {
    gridColumn: { lg: '6 / span 5' },
    gridRow: { lg: '1 / span 2' },
    pe: { lg: `calc(${column} / 2)` },
    mt: { base: '1', lg: '0' },
    [`${leads} > &`]: { gridColumn: { lg: '6 / main-end' }, gridRow: { lg: '1' } },
  },
  stops: {
    textStyle: 't-s',
    textWrap: 'balance',
    color: 'ink',
    [`${leads} &`]: { textStyle: { lg: 't-m' } },
  },
  what: {
    color: 'muted',
    mt: '2',
    [`${leads} &`]: { textStyle: { lg: 'lead' }, maxW: { lg: '36rem' }, mt: { lg: '4' } },
  },
  work: {
    gridColumn: { lg: 'span 3 / main-end' },
    gridRow: { lg: '1 / span 2' },
    color: 'muted',
    mt: { md: '3', lg: '0' },
    [`${leads} > &`]: {
      gridColumn: { lg: '6 / main-end' },
      gridRow: { lg: '2' },
      pt: { lg: '8' },
    },
  },
  points: {
    display: 'grid',
    rowGap: '1',
    columnGap: '8',
    pb: '2',
    [`${leads} &`]: { gridTemplateColumns: { lg: 'repeat(2, minmax(0, 1fr))' } },
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
