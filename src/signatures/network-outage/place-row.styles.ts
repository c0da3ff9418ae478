import { defineStyles } from '#src/theme/define-styles.ts';
import { drawnLine } from '#src/theme/drawings.ts';

/** Where the visitor has stopped the network. */
const stopped = 'section:has(input:checked) &';

/** What changes with the switch, and what is not part of the file: rooms are filled, risers stroked and cabinets colored as their place is. */
export const styles = defineStyles('place-row', {
  root: {
    display: { base: 'none', md: 'block' },
    w: 'full',
    maxW: '100rem',
    mx: 'auto',
    // The line below the first place begins where words begin.
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
  // Where the drawing is smaller, its words keep their size.
  name: {
    fontSize: { base: '31px', lg: '22px', xl: '18px' },
    transform: { base: 'translateY(10px)', lg: 'none' },
    fill: 'ink',
    textAnchor: 'middle',
  },
});
