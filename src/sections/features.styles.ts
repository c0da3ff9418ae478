import { defineStyles } from '#src/theme/define-styles.ts';
import { equalColumns, evenColumns, splitAfter } from '#src/theme/grid.ts';
import { setDigits, setResult } from '#src/theme/set-digits.ts';
import { mutedText, onInk, ruled } from '#src/theme/tones.ts';

const point = { ...ruled, breakInside: 'avoid', py: { base: '.375rem', md: '4' }, alignContent: 'start' };
/** The rows layout. */
const inRow = '[data-layout=rows] &';

export const styles = defineStyles('features', {
  columns: { ...equalColumns, rowGap: { md: '6', lg: '10' } },
  rows: { borderBottom: 'line', [onInk]: { borderColor: 'inkLine' } },
  beside: { display: 'grid', gridTemplateColumns: { md: evenColumns(2) }, gap: { md: '8' } },
  point: {
    ...point,
    [inRow]: { ...splitAfter(5, 'md'), alignItems: 'baseline' },
  },
  // On phones the number is next to its unit and the name, which is below the unit.
  counted: {
    ...point,
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(6rem, auto) minmax(0, 1fr)', md: 'minmax(0, 1fr)' },
    columnGap: { base: '4', md: '12' },
    '& > *': { gridColumn: { base: '2', md: 'auto' } },
    [inRow]: {
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '9fr 10fr 9fr' },
      alignItems: 'baseline',
      '& > *': { gridColumn: 'auto' },
    },
  },
  name: { textStyle: 'entry' },
  text: { ...mutedText, textStyle: 'detail', mt: { md: '1' }, maxW: '36rem', [inRow]: { mt: '0' } },
  quantity: { display: 'contents', [inRow]: { display: 'block' } },
  figure: {
    ...setResult({ base: 't-m', lg: 't-l' }),
    whiteSpace: 'nowrap',
    // A number keeps its own direction and aligns with the names.
    justifySelf: 'start',
    gridColumn: { base: '1', md: 'auto' },
    gridRow: { base: '1 / span 3', md: 'auto' },
    order: { md: '-2' },
    [inRow]: { ...setDigits('t-m'), display: { base: 'inline', md: 'block' } },
  },
  unit: { ...mutedText, textStyle: 'small', order: '-1', pb: { md: '2' }, [inRow]: { pb: '0' } },
});
