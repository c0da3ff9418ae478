import { defineStyles } from '#src/theme/define-styles.ts';
import { drawnLine } from '#src/theme/drawings.ts';

/** While the visitor has the network turned off. */
const stopped = 'section:has(input:checked) &';

/** Styles that the switch changes. Rooms, risers and cabinets inherit the colors of their place. */
export const styles = defineStyles('place-row', {
  root: {
    display: { base: 'none', md: 'block' },
    w: 'full',
    maxW: '100rem',
    mx: 'auto',
    // Aligns the line below the first place with the text.
    pos: 'relative',
    insetInlineStart: { lg: '.8%' },
    overflow: 'visible',
  },
  earth: { fill: 'earth' },
  crop: { hideFrom: 'md', w: 'full', bg: 'sand' },
  neighbors: { opacity: '.2' },
  ground: drawnLine('ink', 'cut'),
  cable: { ...drawnLine('signal', 'cut'), [stopped]: { stroke: 'error', strokeDasharray: '14 10' } },
  place: {
    fill: 'litRoom',
    color: 'signal',
    stroke: 'signal',
    transition: 'fill {durations.quick}',
    [stopped]: { fill: 'darkRoom', color: 'ink', stroke: 'error', strokeDasharray: '3 4' },
  },
  scale: { display: { base: 'none', lg: 'inline' } },
  bar: drawnLine('ink', 'object'),
  // Where the drawing is smaller, its labels keep their size.
  name: {
    fontSize: { base: '31px', lg: '22px', xl: '18px' },
    transform: { base: 'translateY(10px)', lg: 'none' },
    fill: 'ink',
    textAnchor: 'middle',
  },
});
