import { colonBelow } from '#src/theme/colon.ts';
import { buttonRow } from '#src/theme/button-row.ts';
import { defineStyles } from '#src/theme/define-styles.ts';
import { underlinedOnHover } from '#src/theme/link-styles.ts';

export const styles = defineStyles('hotline', {
  root: { bg: 'sand', pt: { base: '6', md: 's-tight', lg: 's' }, pb: { base: '6', md: 's-tight' } },
  wrap: {
    w: 'wrap',
    mx: 'auto',
    containerType: 'inline-size',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(12, minmax(0, 1fr))' },
    columnGap: { md: '6', lg: '8' },
    '& > header, & > nav': { gridColumn: '1 / -1' },
  },
  // The list is no box of its own, so that its first item is as wide as the page.
  ways: { display: 'contents' },
  call: { gridColumn: '1 / -1', mt: { base: '4', lg: '8' } },
  way: {
    '& > h3, & > p': { display: { xl: 'block' } },
    gridColumn: { md: 'span 6', xl: 'span 3' },
    mt: { base: '2', xl: '0' },
    pt: { base: '3', xl: '6' },
    borderTopWidth: '1px',
    borderColor: { base: 'line', xl: 'ink' },
  },
  // The words go on behind the name; in columns they stand below it.
  name: { textStyle: 'subheading', color: 'ink', display: 'inline', me: '2', ...colonBelow('xl') },
  text: { color: 'muted', display: 'inline', textStyle: { base: 'small', md: 'body' } },
  number: {
    display: 'block',
    fontSize: { base: '10.8cqi', lg: '11.8cqi' },
    fontWeight: '300',
    lineHeight: '1.2',
    letterSpacing: '-.02em',
    mb: { base: '2', lg: '6' },
    fontVariantNumeric: 'tabular-nums',
    color: 'signal',
    '&:hover': { color: 'signalHover' },
  },
  link: {
    display: 'flex',
    alignItems: 'center',
    minH: '11',
    fontWeight: 'semibold',
    color: 'signal',
    overflowWrap: 'anywhere',
    ...underlinedOnHover,
  },
  request: {
    gridColumn: { base: '1 / -1', xl: 'span 6' },
    mt: { base: '3', xl: '0' },
    mb: { base: '6', lg: '16' },
    pt: '5',
    borderTopWidth: '1px',
    borderColor: 'ink',
  },
  question: { textStyle: { base: 'closing', md: 't-m' } },
  lead: { color: 'muted', mt: '2', textStyle: { base: 'small', md: 'body' } },
  actions: { ...buttonRow, mt: { base: '4', md: '6' } },
});
