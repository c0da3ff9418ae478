import { defineStyles } from '#src/theme/define-styles.ts';
import { dotted } from '#src/theme/dotted.ts';
import { underlined } from '#src/theme/link-styles.ts';
import { grid } from '#src/theme/grid.ts';
import { untracked } from '#src/theme/set-digits.ts';

export const styles = defineStyles('notes', {
  root: { bg: 'sand' },
  page: grid,
  heading: {
    pt: { base: '6', lg: '4' },
    pb: { base: '2', lg: '8' },
    pe: { lg: '10' },
    gridColumn: { lg: 'main-start / span 4' },
    // As large as on the narrowest window that has room for it: the column is no wider.
    '& h2': { fontSize: { lg: '2.1875rem' }, '&:dir(rtl)': { fontSize: { lg: '2.4375rem' } } },
    '[data-tone=paper] + [data-tone=sand] &': { pt: { lg: '14' } },
  },
  // The margin of the field book runs along the whole list, its lines off the page.
  notes: {
    gridColumn: { base: 'main-start / full-end', lg: '6 / full-end' },
    borderInlineStartWidth: { md: '2.5px' },
    borderColor: 'signal',
    pb: { base: '5', md: '0' },
    '[data-tone=paper] + [data-tone=sand] &': { pt: { lg: '10' } },
    ':not(:has(+ [data-tone=sand])) > div > &': { pb: { md: '8', lg: '14' } },
    '& summary': { py: '1', pe: 'gutter', lineHeight: '1.5' },
  },
  names: { ...dotted, display: 'flex' },
  list: {
    borderInlineStartWidth: { base: '2.5px', md: '0' },
    borderColor: 'signal',
    mt: { base: '2', md: '0' },
  },
  note: {
    display: 'grid',
    gridTemplateColumns: { md: '4fr 8fr', lg: 'minmax(0, 3fr) minmax(0, 5fr)' },
    columnGap: '6',
    rowGap: '1',
    ps: { base: '4', md: '6' },
    pe: 'max({spacing.gutter}, (100vw - {sizes.content}) / 2)',
    py: { base: '3', lg: '4' },
    borderTopWidth: '1px',
    borderColor: 'line',
    '[data-tone=sand] + [data-tone=sand] &': { '&:first-child': { borderColor: { md: 'ink' } } },
  },
  name: { textStyle: 'subheading', color: 'ink' },
  // The one large figure of the list.
  figure: {
    gridColumn: { md: '1 / -1' },
    gridRow: { md: '1' },
    textStyle: { base: 't-l', md: 't-xl' },
    fontWeight: { base: '300', md: '300' },
    fontVariantNumeric: 'tabular-nums',
    ...untracked,
    mt: { md: '4' },
    mb: { md: '5' },
    // Arabic letters reach below the line.
    '&:dir(rtl)': { mb: { md: '11' } },
  },
  text: { color: 'muted', maxW: '36rem' },
  link: {
    display: 'inline-block',
    py: '1',
    color: 'signal',
    ...underlined,
  },
});
