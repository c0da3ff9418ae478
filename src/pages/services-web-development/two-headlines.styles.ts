import { defineStyles } from '#src/theme/define-styles.ts';
import { inkGround } from '#src/theme/ink-ground.ts';
import { underlined } from '#src/theme/link-styles.ts';
import { setDigits } from '#src/theme/set-digits.ts';

/** Half of the page, its words on the lines of the page's width. */
const half = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: { lg: 'auto auto auto 1fr' },
  alignContent: 'start',
  pt: { base: '14', md: '16', lg: '24' },
  pb: { base: '6', lg: '10' },
};
const size = { base: 'clamp(2.25rem, 11.3vw, 5.5rem)', lg: 'clamp(4.25rem, 1.1rem + 5.6vw, 5.75rem)' };
const edge = 'max({spacing.gutter}, (100vw - {sizes.content}) / 2)';
const drawn = {
  display: 'block',
  pos: 'relative',
  h: '4.2em',
  w: '6.05em',
  maxW: 'full',
  overflow: 'visible',
};
const headline = {
  pos: 'relative',
  fontWeight: 'semibold',
  // The name of the service stands above the lines that the headline is set on.
  '& > :first-child': { pos: 'absolute', insetInlineStart: edge, bottom: '100%' },
};

export const styles = defineStyles('two-headlines', {
  root: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    bg: 'paper',
  },
  own: { ...half, '& > p': { ps: edge, pe: { base: edge, lg: '10' } } },
  other: {
    ...half,
    ...inkGround,
    pt: { base: '6', md: '8', lg: '24' },
    '& > p': { pe: edge, ps: { base: edge, lg: '10' } },
    '@media print': { bg: 'transparent', color: 'ink' },
    '@media (forced-colors: active)': { '& svg': { forcedColorAdjust: 'none', color: 'CanvasText' } },
  },
  headline: { pos: 'relative', fontSize: size },
  // Both end on one line: the last baseline of the one is that of the other.
  lower: { pos: 'relative', fontSize: size, top: { lg: '.175em' } },
  // Both scripts have one size and, line upon line, one height.
  latin: { ...headline, lineHeight: '1.05', letterSpacing: '-.026em', ps: edge },
  arabic: { ...headline, lineHeight: '1.4', letterSpacing: '0', ps: edge },
  line: { display: 'block' },
  drawnArabic: {
    ...drawn,
    fill: 'currentColor',
    boxSizing: 'content-box',
    ms: 'auto',
    me: edge,
  },
  drawnLatin: { ...drawn, fill: 'currentColor', ms: 'auto', me: edge },
  lead: { textStyle: 'lead', color: 'muted', mt: { base: '5', lg: '10' }, '& > *': { maxW: '34rem' } },
  actions: { mt: { base: '5', lg: '8' } },
  same: { textStyle: 'lead', color: 'onInkMuted', mt: { base: '5', lg: '10' } },
  switch: { mt: { base: '2', lg: '8' } },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '11',
    fontWeight: 'semibold',
    color: 'signalOnInk',
    ...underlined,
    '@media print': { display: 'none' },
  },
  sum: {
    alignSelf: 'end',
    display: { base: 'flex', lg: 'block' },
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '3',
    textStyle: { base: 'small', lg: 'body' },
    color: 'muted',
    mt: { base: '4', lg: '12' },
    '[data-tone=ink] &': { color: 'onInkMuted' },
  },
  count: {
    display: 'block',
    ...setDigits({ base: 't-m', lg: 't-l' }),
    whiteSpace: 'nowrap',
    color: 'ink',
    '[data-tone=ink] &': { color: 'onInk' },
  },
  unit: { fontSize: { lg: '.5em' }, letterSpacing: '0' },
});
