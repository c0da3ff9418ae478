import { defineStyles } from '#src/theme/define-styles.ts';
import { grid } from '#src/theme/grid.ts';

export const styles = defineStyles('notes', {
  root: { bg: 'sand' },
  page: grid,
  heading: {
    pt: { base: '6', lg: '14' },
    pb: { base: '3', lg: '4' },
    alignSelf: 'start',
    pos: { lg: 'sticky' },
    top: { lg: '{sizes.bar}' },
    pe: { lg: '10' },
    gridColumn: { lg: 'main-start / span 4' },
    // As large as on the narrowest window that has room for it: the column of the headings is no wider.
    '& h2': { fontSize: { lg: '2.1875rem' }, '&:dir(rtl)': { fontSize: { lg: '2.4375rem' } } },
  },
  // The margin of the field book runs along the whole list, its lines off the page.
  notes: {
    gridColumn: { base: 'main-start / full-end', lg: '6 / full-end' },
    borderInlineStartWidth: '2.5px',
    borderColor: 'signal',
    pt: { lg: '10' },
    pb: { base: '5', md: '8', lg: '14' },
  },
  note: {
    display: 'grid',
    gridTemplateColumns: { md: '4fr 8fr', lg: 'minmax(0, 3fr) minmax(0, 5fr)' },
    columnGap: '6',
    alignItems: { md: 'baseline' },
    rowGap: '1',
    ps: { base: '4', md: '6' },
    pe: 'max({spacing.gutter}, (100vw - {sizes.content}) / 2)',
    py: { base: '3', lg: '4' },
    borderTopWidth: '1px',
    borderColor: 'line',
    '&:first-child': { borderColor: { md: 'ink' } },
  },
  name: { textStyle: 'subheading', color: 'ink' },
  text: { gridColumn: { md: '2' }, color: 'muted', maxW: '36rem' },
});
