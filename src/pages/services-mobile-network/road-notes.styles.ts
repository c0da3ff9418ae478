import { defineStyles } from '#src/theme/define-styles.ts';
import { nextItem, snapRow } from '#src/theme/snap-row.ts';

const line = { fill: 'none', vectorEffect: 'non-scaling-stroke' };

export const styles = defineStyles('road-notes', {
  root: {
    bg: 'sand',
    pt: { base: '9', md: 's-tight' },
    pb: { base: '6', md: 's-tight', lg: 's' },
    overflow: 'clip',
  },
  title: { textStyle: 't-m', w: 'wrap', mx: 'auto' },
  // On phones one travels along the road; where there is room all of it is in view, on tablets in two stretches.
  road: {
    ...snapRow,
    gridTemplateColumns: {
      md: 'repeat(3, minmax(0, 1fr))',
      xl: 'repeat(6, minmax(0, 1fr))',
    },
    rowGap: { md: '8' },
    mt: { base: '2', xl: '6' },
    w: { md: 'wrap' },
    mx: { md: 'auto' },
    '@media print': {
      ...snapRow['@media print'],
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      rowGap: '6',
    },
  },
  note: {
    pos: 'relative',
    breakInside: 'avoid',
    // The road: one line below all objects, from edge to edge.
    '&::before': {
      content: '""',
      pos: 'absolute',
      insetInlineStart: '0',
      insetInlineEnd: '-5',
      top: { base: '6.65rem', xl: '9.9rem' },
      borderTopWidth: '2.5px',
      borderColor: 'ink',
    },
    '&:first-child::before': { insetInlineStart: { base: '-40vw', md: '-50vw' } },
    '&:nth-child(3)::before': { insetInlineEnd: { md: '-50vw', xl: '-5' } },
    '&:nth-child(4)::before': { insetInlineStart: { md: '-50vw', xl: '0' } },
    '&:last-child::before': { insetInlineEnd: { base: `calc(-1 * ${nextItem})`, md: '-50vw' } },
  },
  object: {
    display: 'block',
    h: { base: '6.75rem', xl: '10rem' },
    w: 'auto',
    overflow: 'visible',
    '&:dir(rtl)': { transform: 'scaleX(-1)' },
  },
  line: { ...line, stroke: 'ink', strokeWidth: '1.25' },
  solid: { fill: 'ink' },
  tone: { fill: 'gravel' },
  lit: { ...line, stroke: 'amber', strokeWidth: '2' },
  signal: { ...line, stroke: 'signal', strokeWidth: '2.5', strokeDasharray: '8 4' },
  words: { pt: '4' },
  name: { textStyle: 'subheading' },
  text: { color: 'muted', mt: '1', textStyle: { base: 'small', xl: 'body' } },
});
