import { defineStyles } from '#src/theme/define-styles.ts';
import { drawnEdge, drawnLine } from '#src/theme/drawings.ts';

/** What leads from the drawing to its words. */
export const styles = defineStyles('cabinet-drawing', {
  drawing: { display: 'block', w: 'full', h: 'auto', overflow: 'visible' },
  // Where words have no room beside the drawing, marks carry numbers.
  leader: { ...drawnLine('control', 1), display: { base: 'none', xl: 'inline' } },
  spot: { fill: 'sun', ...drawnEdge('ink', 'object'), display: { base: 'none', xl: 'inline' } },
  mark: {
    hideFrom: 'xl',
    '& circle': { fill: 'sand', ...drawnEdge('ink', 'object') },
    '& text': {
      fill: 'ink',
      fontWeight: 'semibold',
      textAnchor: 'middle',
      fontSize: { base: '106px', lg: '92px' },
    },
  },
});
