import { defineStyles } from '#src/theme/define-styles.ts';
import { grid } from '#src/theme/grid.ts';

export const styles = defineStyles('notes', {
  root: { bg: 'sand' },
  page: { ...grid, '[data-tone=sand] + [data-tone=sand] > &': { borderTopWidth: '1px', borderColor: 'ink' } },
  heading: {
    pt: { base: '8', lg: '14' },
    pb: { base: '6', lg: '14' },
    pe: { lg: '10' },
    gridColumn: { lg: 'main-start / span 4' },
  },
  // The lines run from the margin of the field book off its page.
  notes: {
    gridColumn: { base: 'main-start / full-end', lg: '6 / full-end' },
    display: 'grid',
    gridTemplateColumns: { lg: 'subgrid' },
    alignContent: 'start',
    borderInlineStartWidth: '2.5px',
    borderColor: 'signal',
    pt: { lg: '14' },
    pb: { base: '8', lg: '14' },
  },
  note: {
    display: 'grid',
    gridTemplateColumns: { md: '4fr 8fr', lg: 'subgrid' },
    gridColumn: { lg: '1 / -1' },
    columnGap: { md: '6', lg: '0' },
    rowGap: '1',
    ps: { base: '4', md: '6' },
    pe: { base: 'gutter', lg: '0' },
    py: { base: '4', lg: '6' },
    borderTopWidth: '1px',
    borderColor: 'line',
    '&:last-child': { borderBottomWidth: '1px' },
  },
  name: { textStyle: 'subheading', color: 'ink', gridColumn: { lg: 'span 3' }, pe: { lg: '6' } },
  text: { color: 'muted', maxW: '36rem', gridColumn: { lg: 'span 5' } },
  link: {
    display: 'inline-block',
    py: '1',
    color: 'signal',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '.3em',
    '&:hover': { textDecorationThickness: '2px' },
  },
});
