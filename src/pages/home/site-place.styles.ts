import { defineStyles, fromRecipe } from '#src/theme/define-styles.ts';
import { grid } from '#src/theme/grid.ts';

const field = { display: 'grid', gap: '2', alignContent: 'end', minW: '0' };

const input = {
  w: 'full',
  minH: '16',
  py: '2',
  textStyle: 't-s',
  color: 'ink',
  bg: 'transparent',
  borderBottomWidth: '2px',
  borderBottomStyle: 'solid',
  borderColor: 'ink',
  '&::placeholder': { textStyle: 'body', color: 'muted' },
  // An empty field with `dir=auto` counts as left to right.
  '[dir=rtl] &:placeholder-shown': { direction: 'rtl' },
};

export const styles = defineStyles('site-place', {
  root: { bg: 'sand', py: { base: 's-tight', md: 's' } },
  grid: { ...grid, alignItems: 'end' },
  question: { textStyle: 't-l', color: 'ink', gridColumn: { lg: 'main-start / span 11' } },
  lead: {
    textStyle: 'lead',
    color: 'muted',
    maxW: '36rem',
    mt: { base: '5', lg: '6' },
    gridColumn: { lg: 'main-start / span 6' },
  },
  form: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '2fr 1fr auto' },
    gap: '6',
    alignItems: 'end',
    mt: { base: '8', lg: '16' },
  },
  place: field,
  start: field,
  label: { textStyle: 'label', color: 'ink' },
  input,
  send: fromRecipe('button', { variant: 'solid', size: 'lg' }),
  actions: { display: 'flex', flexWrap: 'wrap', gap: '4', mt: { base: '8', lg: '10' } },
});
