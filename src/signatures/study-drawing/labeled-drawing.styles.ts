import { defineStyles } from '#src/theme/define-styles.ts';
import { covering, wrap } from '#src/theme/grid.ts';
import { drawnNames, haloed } from '#src/theme/drawings.ts';

const image = { w: 'full' };
const over = { ...drawnNames, ...covering };

export const styles = defineStyles('labeled-drawing', {
  figure: { bg: 'sand' },
  stage: { pos: 'relative' },
  image,
  turned: { ...image, scale: '-1 1' },
  wide: { ...over, display: { base: 'none', lg: 'block' } },
  narrow: { ...over, hideFrom: 'lg' },
  // Lines of the drawing end before its words.
  label: {
    fontSize: '20px',
    '&:lang(ar)': { fontSize: { base: '22px', xl: '20px' } },
    fill: 'ink',
    ...haloed('sand', '6px'),
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
  // At the margin that drawings keep, which grows with them.
  caption: { px: 'edge', textStyle: 'small', color: 'muted', pt: '3', pb: '5' },
  // Wide screens have the labels in the drawing; for screen readers the list stays.
  key: { ...wrap, pt: '3', counterReset: 'point', '@media (min-width: 64rem)': { srOnly: true } },
  point: {
    counterIncrement: 'point',
    display: 'grid',
    gridTemplateColumns: '1.75rem 1fr',
    borderTop: 'line',
    textStyle: 'small',
    py: '1',
    _before: { content: 'counter(point)', fontWeight: 'semibold', color: 'signal' },
  },
});
