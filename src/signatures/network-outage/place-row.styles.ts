import { defineStyles } from '#src/theme/define-styles.ts';
import { drawnEdge, drawnLine } from '#src/theme/drawings.ts';

/** Where the visitor has stopped the network. */
const stopped = 'section:has(input:checked) &';
const quick = '{durations.quick}';

/** Grounds and the four weights of line; what is connected is lit. */
export const styles = defineStyles('place-row', {
  root: {
    display: { base: 'none', md: 'block' },
    w: 'full',
    maxW: '100rem',
    mx: 'auto',
    h: 'auto',
    overflow: 'visible',
  },
  earth: { fill: 'earth' },
  neighbors: { opacity: '.2' },
  ground: drawnLine('ink', 'cut'),
  cable: { ...drawnLine('signal', 'cut'), [stopped]: { stroke: 'error', strokeDasharray: '14 10' } },
  room: { fill: 'litRoom', transition: `fill ${quick}`, [stopped]: { fill: 'darkRoom' } },
  cut: { ...drawnLine('ink', 2) },
  object: { ...drawnEdge('ink', 1), fill: 'sand' },
  fine: drawnLine('fine', 'fine'),
  tone: { fill: 'tone' },
  people: { fill: 'none', stroke: 'crew', strokeWidth: '2.2', strokeLinecap: 'round' },
  rack: { fill: 'signal', [stopped]: { fill: 'ink' } },
  riser: { ...drawnLine('signal', 'object'), [stopped]: { stroke: 'error', strokeDasharray: '3 4' } },
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
