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
  '&::placeholder': { textStyle: 'body', fontWeight: 'normal', color: 'muted' },
  // An empty field with `dir=auto` counts as left to right.
  '[dir=rtl] &:placeholder-shown': { direction: 'rtl' },
};

export const styles = defineStyles('site-place', {
  root: { bg: 'sand', py: { base: '12', md: 's' } },
  grid: { ...grid, alignItems: 'end' },
  question: { textStyle: 'closing', color: 'ink', gridColumn: { lg: 'main-start / span 11' } },
  lead: {
    textStyle: 'lead',
    color: 'muted',
    maxW: '36rem',
    mt: { base: '5', lg: '6' },
    gridColumn: { lg: 'main-start / span 6' },
  },
  form: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '3fr 2fr', lg: '2fr 1fr auto' },
    gap: '6',
    alignItems: 'end',
    mt: { base: '8', lg: '16' },
    '& > button': { justifySelf: { md: 'start', lg: 'stretch' } },
  },
  place: field,
  start: field,
  label: { textStyle: 'label', color: 'ink' },
  input,
  send: fromRecipe('button', { variant: 'solid', size: 'lg' }),
  // What is read before the button stands above the maps.
  hint: {
    order: '1',
    gridColumn: '1 / -1',
    textStyle: { base: 'body', lg: 'lead' },
    color: 'muted',
    mb: '-2',
  },
  maps: {
    order: '2',
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: { md: '5fr 6fr' },
    gap: '6',
    '& > *': { minW: '0' },
    '@media print': { display: 'none' },
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '4', mt: { base: '8', lg: '10' } },
});
