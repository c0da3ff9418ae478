import { defineStyles } from '#src/theme/define-styles.ts';
import { keptColors, numberMark } from '#src/theme/drawings.ts';
import { underlined } from '#src/theme/link-styles.ts';
import { evenColumns, firstView, touchTarget, wrap } from '#src/theme/grid.ts';

const drawing = { ...wrap, overflow: 'visible', pointerEvents: 'none' };

export const styles = defineStyles('answers-path', {
  root: { ...firstView, overflow: 'clip', ...keptColors('paper') },
  wide: { ...drawing, display: { base: 'none', md: 'block' }, mt: { md: '8', lg: '2' } },
  upright: { ...drawing, display: { base: 'block', md: 'none' }, mt: '4' },
  // The texts are on the ground, each below its place.
  ground: { bg: 'sand' },
  places: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 6fr) minmax(0, 5fr)', md: evenColumns(4) },
    rowGap: '3',
    ...wrap,
    counterReset: 'place',
  },
  place: {
    counterIncrement: 'place',
    pe: { base: '2', md: '4', lg: '10' },
    display: { base: 'grid', md: 'block' },
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '2',
    alignItems: 'baseline',
    alignContent: 'start',
    // Phones show numbers in the drawing.
    _before: { ...numberMark, content: 'counter(place)', hideFrom: 'md', borderColor: 'ink' },
  },
  name: { ...touchTarget, justifySelf: 'start', textStyle: 'subheading', color: 'signal', ...underlined },
  text: { textStyle: 'small', color: 'muted', gridColumn: '1 / -1' },
});
