import { buttonRow } from '#src/theme/button-row.ts';
import { defineStyles } from '#src/theme/define-styles.ts';
import { grid } from '#src/theme/grid.ts';

export const styles = defineStyles('site-place', {
  root: { bg: 'paper', py: { base: '8', md: 's' } },
  grid: { ...grid, alignItems: 'end' },
  question: { textStyle: 'title', color: 'ink', gridColumn: { lg: 'main-start / span 11' } },
  lead: {
    textStyle: 'lead',
    color: 'muted',
    maxW: '36rem',
    mt: { base: '3', lg: '6' },
    gridColumn: { lg: 'main-start / span 6' },
  },
  form: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '3fr 2fr', lg: '2fr 1fr auto' },
    gap: { base: '4', md: '6' },
    alignItems: 'end',
    mt: { base: '5', md: '8', lg: '16' },
    '& > button': { justifySelf: { md: 'start', lg: 'stretch' } },
  },
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
    '&:dir(rtl)': { gridTemplateColumns: { md: '6fr 5fr' } },
    gap: '6',
    '& > *': { minW: '0' },
    '@media print': { display: 'none' },
  },
  actions: { ...buttonRow, mt: { base: '5', md: '8', lg: '10' } },
});
