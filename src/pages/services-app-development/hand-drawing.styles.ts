import { defineStyles } from '#src/theme/define-styles.ts';
import { drawnNames } from '#src/theme/drawn-names.ts';

const root = { ...drawnNames, display: 'block', w: 'full', h: 'auto', overflow: 'hidden' } as const;
const words = { fontWeight: 'semibold', fill: 'ink' };
/** Below wide windows the drawing is small: what its screen says is said in few words, in letters that can still be read. */
const first = {
  fontSize: { base: '26px', xl: '23px' },
  '&:lang(ar)': { fontSize: { base: '29px', xl: '23px' } },
  transform: { base: 'translateY(11px)', xl: 'none' },
};
const second = { display: { base: 'none', xl: 'inline' } };

export const styles = defineStyles('hand-drawing', {
  root,
  turned: root,
  phone: { fill: 'inkDeep', stroke: 'onInk', strokeWidth: '2.5', vectorEffect: 'non-scaling-stroke' },
  screen: { fill: 'paper' },
  order: { ...words, fontSize: { base: '31px', xl: '27px' } },
  band: { fill: 'inkRaised' },
  state: { ...words, ...first, fill: 'sun' },
  waiting: { ...second, fontSize: '20px', fill: 'onInk' },
  place: { ...words, fontSize: { base: '27px', xl: '21px' }, fill: 'muted' },
  title: { ...words, ...first },
  // Dots below Arabic letters stay clear of the line below them.
  text: { ...second, fontSize: '19px', fill: 'muted', '&:lang(ar)': { transform: 'translateY(4px)' } },
  button: { fill: 'signal' },
  save: { ...words, fontSize: { base: '29px', xl: '25px' }, fill: 'paper' },
  mark: {
    '& circle': { fill: 'ink', stroke: 'sun', strokeWidth: '1.5' },
    '& text': {
      fill: 'sun',
      fontSize: { base: '28px', xl: '23px' },
      fontWeight: 'semibold',
      textAnchor: 'middle',
    },
  },
});
