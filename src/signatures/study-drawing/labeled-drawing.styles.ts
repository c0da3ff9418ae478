import { defineStyles } from '#src/theme/define-styles.ts';
import { drawnNames } from '#src/theme/drawn-ground.ts';

const image = { display: 'block', w: 'full', h: 'auto' };
const over = { ...drawnNames, pos: 'absolute', inset: '0', w: 'full', h: 'full' };

export const styles = defineStyles('labeled-drawing', {
  figure: { m: '0', bg: 'sand', color: 'ink' },
  stage: { pos: 'relative' },
  image,
  turned: { ...image, scale: '-1 1' },
  wide: { ...over, display: { base: 'none', lg: 'block' } },
  narrow: { ...over, display: { base: 'block', lg: 'none' } },
  // Lines of the drawing end before its words.
  label: {
    fontSize: '20px',
    '&:lang(ar)': { fontSize: { base: '22px', xl: '20px' } },
    fill: 'ink',
    strokeWidth: '6px',
    strokeLinejoin: 'round',
    paintOrder: 'stroke',
  },
  sheet: { stroke: 'sand' },
  earth: { stroke: 'earth' },
  plain: { stroke: 'plain' },
  cover: { stroke: 'cover' },
  // Where two cells cover one place.
  covers: { stroke: 'covers' },
  start: { textAnchor: 'start' },
  middle: { textAnchor: 'middle' },
  end: { textAnchor: 'end' },
  mark: { fill: 'sand', stroke: 'ink', strokeWidth: '1.25', vectorEffect: 'non-scaling-stroke' },
  number: { fontSize: '25px', fontWeight: 'semibold', fill: 'ink', textAnchor: 'middle' },
  // At the margin that drawings keep, which grows with them.
  caption: {
    px: 'max({spacing.gutter}, (100vw - {sizes.content}) / 2)',
    textStyle: 'small',
    color: 'muted',
    pt: '3',
    pb: '5',
  },
  // Wide screens have the labels in the drawing; for screen readers the list stays.
  key: {
    w: 'wrap',
    mx: 'auto',
    pt: '3',
    counterReset: 'point',
    '@media (min-width: 64rem)': { srOnly: true },
  },
  point: {
    counterIncrement: 'point',
    display: 'grid',
    gridTemplateColumns: '1.75rem 1fr',
    borderTopWidth: '1px',
    borderColor: 'line',
    textStyle: 'small',
    py: '1',
    '&::before': { content: 'counter(point)', fontWeight: 'semibold', color: 'signal' },
  },
});
