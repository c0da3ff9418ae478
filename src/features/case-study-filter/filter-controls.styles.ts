import { defineStyles } from '#src/theme/define-styles.ts';

const pressed = {
  bg: 'signal',
  borderColor: 'signal',
  color: 'paper',
  '@media (forced-colors: active)': { bg: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
};
const button = {
  minH: '11',
  px: '4',
  py: '2',
  textStyle: 'label',
  borderRadius: 'chip',
  cursor: 'pointer',
  transition: 'background-color {durations.quick}, color {durations.quick}',
};

export const styles = defineStyles('filter-controls', {
  root: {
    display: 'grid',
    gap: '5',
    justifyItems: 'start',
    mt: { base: '8', md: '10' },
    '@media (scripting: none), print': { display: 'none' },
  },
  modes: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: '1',
    p: '1',
    bg: 'sand',
    borderRadius: 'chip',
    w: { base: 'full', sm: 'auto' },
  },
  mode: {
    ...button,
    color: 'text',
    '&:hover': { color: 'ink' },
    '&[aria-pressed=true]': {
      bg: 'paper',
      color: 'ink',
      boxShadow: '0 1px 3px rgb(11 27 43 / .18)',
      '@media (forced-colors: active)': pressed['@media (forced-colors: active)'],
    },
  },
  chips: { display: 'flex', flexWrap: 'wrap', gap: '3' },
  chip: {
    ...button,
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    color: 'ink',
    bg: 'paper',
    borderWidth: '1px',
    borderColor: 'control',
    '&:hover': { borderColor: 'ink' },
    '&[aria-pressed=true]': pressed,
  },
  count: { fontVariantNumeric: 'tabular-nums', opacity: '.72', '[aria-pressed=true] > &': { opacity: '.9' } },
});
