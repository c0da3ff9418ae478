import { defineStyles } from '#src/theme/define-styles.ts';
import { mutedText } from '#src/theme/tones.ts';

const line = { borderColor: 'line', '[data-tone=ink] &': { borderColor: 'inkLine' } };

export const styles = defineStyles('technologies', {
  // Tiles share their edges: the outer ones lie outside of the box, which cuts them off.
  tiles: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
      md: 'repeat(2, minmax(0, 1fr))',
      lg: 'repeat(3, minmax(0, 1fr))',
    },
    '&:has(> :nth-child(4n):last-child)': { gridTemplateColumns: { lg: 'repeat(4, minmax(0, 1fr))' } },
    overflow: 'clip',
  },
  tile: {
    ...line,
    borderTopWidth: '1px',
    borderInlineStartWidth: '1px',
    mt: '-1px',
    ms: '-1px',
    p: { base: '4', md: '6', lg: '8' },
    display: 'grid',
    gridRow: 'span 2',
    gridTemplateRows: 'subgrid',
    rowGap: '3',
    breakInside: 'avoid',
    overflowWrap: 'anywhere',
  },
  name: { textStyle: { base: 'label', md: 'subheading', xl: 't-s' } },
  text: { ...mutedText, textStyle: { base: 'small', lg: 'body' } },
});
