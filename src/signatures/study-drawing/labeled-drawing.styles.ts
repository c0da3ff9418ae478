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
  // A halo keeps lines of the drawing clear of its labels.
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
  // Overlap of two cells.
  covers: { stroke: 'covers' },
  start: { textAnchor: 'start' },
  middle: { textAnchor: 'middle' },
  end: { textAnchor: 'end' },
  // Aligns with the margin of the drawing, which scales with it.
  caption: { px: 'edge', textStyle: 'small', color: 'muted', pt: '3', pb: '5' },
  // Wide screens show the labels in the drawing; the list stays for screen readers.
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
