import { defineStyles } from '#src/theme/define-styles.ts';
import { drawnEdge, drawnLine } from '#src/theme/drawings.ts';

const words = { fontWeight: 'semibold', fill: 'ink' };
/** Below `xl` the drawing is small: its screen shows fewer words in larger letters. */
const first = {
  fontSize: { base: '26px', xl: '23px' },
  '&:lang(ar)': { fontSize: { base: '29px', xl: '23px' } },
  transform: { base: 'translateY(11px)', xl: 'none' },
};
const second = { display: { base: 'none', xl: 'inline' } };

export const styles = defineStyles('phone-screen', {
  phone: { fill: 'inkDeep', ...drawnEdge('onInk', 'cut') },
  paper: { fill: 'paper' },
  order: { ...words, fontSize: { base: '31px', xl: '27px' } },
  band: { fill: 'inkRaised' },
  state: { ...words, ...first, fill: 'sun' },
  bars: { ...drawnLine('sun', 1.5) },
  waiting: { ...second, fontSize: '20px', fill: 'onInk' },
  place: { ...words, fontSize: { base: '27px', xl: '21px' }, fill: 'muted' },
  title: { ...words, ...first },
  // Keeps dots below Arabic letters clear of the line below.
  text: { ...second, fontSize: '19px', fill: 'muted', '&:lang(ar)': { transform: 'translateY(4px)' } },
  button: { fill: 'signal' },
  save: { ...words, fontSize: { base: '29px', xl: '25px' }, fill: 'paper', textAnchor: 'middle' },
  rule: { stroke: 'line' },
  done: { fill: 'signal' },
  open: { fill: 'none', stroke: 'control', strokeWidth: '1.5' },
  check: { fill: 'none', stroke: 'paper', strokeWidth: '3' },
});
