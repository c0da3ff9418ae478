import { defineStyles } from '#src/theme/define-styles.ts';
import { underlined } from '#src/theme/link-styles.ts';
import { grid } from '#src/theme/grid.ts';
import { fade } from '#src/theme/tokens.ts';

/** Pointing at a service lights its mark on the drawing. */
const lit = Object.fromEntries(
  Array.from({ length: 9 }, (_, at) => at + 1).map((mark) => [
    `&:has(li:nth-child(${mark}) > a:is(:hover, :focus-visible)) [data-pin="${mark}"]`,
    { fill: 'sun', stroke: 'sun' },
  ]),
);

export const styles = defineStyles('offers', {
  root: {
    bg: 'ink',
    color: 'onInk',
    overflow: 'clip',
    pt: { base: 's-tight', md: 's' },
    '--ring': '{colors.signalOnInk}',
  },
  heading: {
    w: 'wrap',
    mx: 'auto',
    pos: 'relative',
    zIndex: 'raised',
    '& p': { color: 'onInk', maxW: '32rem' },
  },
  scene: {
    ...lit,
    mt: { base: '6', xl: 'max(-6rem, -6vw)' },
  },
  // The drawing is as wide as the content with its gutters; in wider windows the ground goes on beside it. Narrower
  // ones have no room for nine names below it.
  wide: { display: { base: 'none', xl: 'block' }, maxW: '90rem', mx: 'auto' },
  upright: { display: { xl: 'none' }, overflow: 'clip', '& > svg': { h: { md: '40rem', lg: '62.5vw' } } },
  places: {
    w: { xl: 'wrap' },
    mx: { xl: 'auto' },
    display: { md: 'grid' },
    gridTemplateColumns: { md: '1fr 1fr', xl: 'repeat(9, minmax(0, 1fr))' },
    gridTemplateRows: { md: 'repeat(5, auto)', xl: 'auto' },
    gridAutoFlow: { md: 'column', xl: 'row' },
    // The list goes on from the fiber, which leaves the middle of the drawing from 768 px on.
    ms: { base: 'calc(36 / 390 * 100%)', md: 'calc(50% - 160px)', lg: 'calc(50% - 15.625vw)', xl: 'auto' },
    me: { base: '5', xl: 'auto' },
    borderInlineStartWidth: { base: '2.5px', xl: '0' },
    borderColor: 'signalOnInk',
    counterReset: 'service',
  },
  place: {
    counterIncrement: 'service',
    borderInlineStartWidth: { xl: '1px' },
    borderColor: fade('onInk', 0.5),
  },
  link: {
    display: 'grid',
    gridTemplateColumns: { base: '1.75rem 1fr', xl: 'minmax(0, 1fr)' },
    columnGap: '1',
    alignContent: 'start',
    h: 'full',
    px: { base: '4', xl: '2' },
    py: { base: '2', xl: '0' },
    minH: { base: '11', xl: '28' },
    '&::before': {
      content: { base: 'counter(service)', xl: 'none' },
      gridRow: 'span 2',
      fontWeight: 'semibold',
      color: 'onInkMuted',
    },
    '&:hover': { color: 'sun' },
  },
  // Nine columns hold the longest name in the narrowest window that has them.
  service: {
    textStyle: 'label',
    fontSize: { xl: 'min(1rem, 1.2vw)' },
    xlDown: { ...underlined, textDecorationColor: fade('onInk', 0.5) },
  },
  // Thin Arabic letters need more light on the dark ground.
  where: {
    textStyle: 'small',
    color: 'onInkMuted',
    '&:dir(rtl)': { color: 'onInk', opacity: '.88' },
  },
  fields: {
    ...grid,
    rowGap: { base: '6', md: '8' },
    pt: 's-tight',
    pb: { base: 's-tight', md: 's' },
  },
  field: {
    pe: { md: '8' },
    gridColumn: { md: 'span 4' },
    '&:first-child': { gridColumn: { md: 'main-start / span 4' } },
  },
  name: { textStyle: 't-s' },
  nameLink: {
    ...underlined,
    textDecorationColor: '{colors.signalOnInk}',
    '&:hover': { color: 'signalOnInk' },
  },
  text: { mt: { base: '2', md: '3' }, color: 'onInkMuted' },
});
