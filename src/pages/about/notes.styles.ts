import { defineStyles } from '#src/theme/define-styles.ts';
import { underlined } from '#src/theme/link-styles.ts';
import { grid } from '#src/theme/grid.ts';
import { untracked } from '#src/theme/set-digits.ts';

/** As large as on the narrowest window that has room for it: the column of the headings is no wider. */
const inColumn = { fontSize: { lg: '2.1875rem' }, '&:dir(rtl)': { fontSize: { lg: '2.4375rem' } } };

export const styles = defineStyles('notes', {
  root: { bg: 'sand' },
  page: grid,
  heading: {
    pt: { base: '6', lg: '20' },
    pb: { base: '3', lg: '4' },
    alignSelf: 'start',
    pos: { lg: 'sticky' },
    top: { lg: '{sizes.bar}' },
    pe: { lg: '10' },
    gridColumn: { lg: 'main-start / span 4' },
    '& h2': inColumn,
    '[data-tone=paper] + [data-tone=sand] &': { pt: { lg: '14' } },
  },
  // The margin of the field book runs along the whole list, its lines off the page.
  notes: {
    gridColumn: { base: 'main-start / full-end', lg: '6 / full-end' },
    borderInlineStartWidth: '2.5px',
    borderColor: 'signal',
    pt: { lg: '16' },
    '[data-tone=paper] + [data-tone=sand] &': { pt: { lg: '10' } },
    ':not(:has(+ [data-tone=sand])) > div > &': { pb: { base: '5', md: '8', lg: '14' } },
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
    '[data-tone=sand] + [data-tone=sand] &': { '&:first-child': { borderColor: { md: 'ink' } } },
  },
  name: { textStyle: 'subheading', color: 'ink' },
  // The one figure of the list, an accent above its sentence: as large as the headings, and thin.
  figure: {
    textStyle: 't-m',
    ...inColumn,
    fontWeight: '300',
    fontVariantNumeric: 'tabular-nums',
    '&:dir(rtl)': { ...untracked['&:dir(rtl)'], ...inColumn['&:dir(rtl)'] },
  },
  text: { gridColumn: { md: '2' }, color: 'muted', maxW: '36rem' },
  link: {
    display: 'inline-block',
    py: '1',
    color: 'signal',
    ...underlined,
  },
});
