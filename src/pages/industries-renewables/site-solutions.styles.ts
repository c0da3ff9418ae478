import { defineStyles } from '#src/theme/define-styles.ts';
import { textLink } from '#src/theme/link-styles.ts';
import { grid } from '#src/theme/grid.ts';

/** The same parts of the breadth as the lines of the drawing; four columns end at the margin where reading ends. */
const SIDE = '5%';
const COLUMN = '22.5%';
const onPaper = { '@media print': { color: 'ink' } };

export const styles = defineStyles('site-solutions', {
  root: {
    bg: 'ink',
    color: 'onInk',
    overflow: 'clip',
    '--ring': '{colors.signalOnInk}',
    '@media print': { bg: 'transparent', color: 'ink' },
    '@media (forced-colors: active)': { '& svg': { forcedColorAdjust: 'none' } },
  },
  sky: { ...grid, alignItems: 'start' },
  drawing: { gridColumn: 'full', gridRow: { lg: '1' }, pt: { lg: '4' }, '@media print': { display: 'none' } },
  wide: {
    display: { base: 'none', md: 'block' },
    w: 'full',
    maxW: '90rem',
    mx: 'auto',
    h: 'auto',
    overflow: 'visible',
  },
  earth: { bg: 'inkRaised', '@media print': { bg: 'transparent' } },
  // It stands in the sky above the control room.
  heading: {
    gridColumn: { lg: 'span 4 / main-end' },
    gridRow: { lg: '1' },
    pt: { base: '5', lg: '6' },
    zIndex: 'raised',
  },
  title: { textStyle: 't-s' },
  lead: { color: 'onInkMuted', maxW: '38rem', mt: '2', ...onPaper },
  solutions: {
    display: 'grid',
    gridTemplateColumns: { md: '1fr 1fr', lg: `${SIDE} repeat(4, ${COLUMN})` },
    w: 'full',
    maxW: '90rem',
    mx: 'auto',
    pb: { base: '6', md: 's-tight', lg: 's' },
  },
  solution: {
    px: { base: '{spacing.gutter}', lg: '5' },
    borderInlineStartWidth: { lg: '1.25px' },
    borderColor: 'signalOnInk',
    scrollMarginTop: '{sizes.bar}',
    pt: { base: '0', md: '5' },
    '&:first-child': { gridColumn: { lg: '2' } },
    '&:last-child': { pe: { lg: '0' } },
  },
  crop: {
    display: { base: 'block', md: 'none' },
    w: '100vw',
    maxW: 'none',
    mx: 'calc(-1 * {spacing.gutter})',
    h: 'auto',
    mt: '6',
    ':first-child > &': { mt: '0' },
    bg: 'ink',
    '@media print': { display: 'none' },
  },
  name: { textStyle: 't-s', mt: { base: '4', md: '0' } },
  text: { color: 'onInkMuted', mt: '2', ...onPaper },
  features: { display: 'grid', gap: '1', pt: { md: '4' }, pb: '2' },
  feature: {
    ps: '4',
    pos: 'relative',
    '&::before': {
      content: '""',
      pos: 'absolute',
      insetInlineStart: '0',
      top: '.8em',
      w: '2',
      borderTopWidth: '1.5px',
      borderColor: 'signalOnInk',
    },
  },
  link: {
    ...textLink,
    gap: '2',
    color: 'signalOnInk',
    ...onPaper,
  },
});
