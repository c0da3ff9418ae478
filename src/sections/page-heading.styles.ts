import { defineStyles } from '#src/theme/define-styles.ts';
import { grid, wrap } from '#src/theme/grid.ts';

export const styles = defineStyles('page-heading', {
  // What is said of the page stands beside its name where reading ends.
  text: {
    ...grid,
    pt: { base: '6', lg: '16' },
    pb: { base: '5', lg: '14' },
    alignItems: 'start',
    '& > *': { gridColumn: { base: 'main', lg: '9 / main-end' }, minW: '0' },
  },
  alone: { ...wrap, pt: { base: '7', md: 's-tight' } },
  large: { textStyle: 't-l' },
  title: {
    textStyle: 'title',
    gridColumn: { lg: 'main-start / span 7' },
    gridRow: { lg: '2 / span 2' },
    pe: { lg: '12' },
  },
  date: { order: '-1', gridColumn: { lg: 'main' } },
  lead: { textStyle: { base: 'body', md: 'lead' }, mt: { base: '4', lg: '1' } },
});
