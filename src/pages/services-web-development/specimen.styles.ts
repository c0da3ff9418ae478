import { defineStyles } from '#src/theme/define-styles.ts';
import { underlined } from '#src/theme/link-styles.ts';

/** On phones the names have one size; from tablets on each is larger than the one above. */
const size = (narrow: number, slope: number, wide: number) => ({
  base: '1.4rem',
  md: `clamp(${narrow}rem, ${slope}vw, ${wide}rem)`,
});

export const styles = defineStyles('specimen', {
  root: { bg: 'sand', pt: { base: '10', md: 's-tight', lg: 's' }, pb: { base: '6', md: 's-tight', lg: 's' } },
  wrap: { w: 'wrap', mx: 'auto' },
  title: { textStyle: 't-m' },
  list: { mt: { base: '2', md: '4', lg: '6' } },
  // Names and words stand on one baseline.
  service: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '7fr 5fr' },
    columnGap: '12',
    alignItems: { lg: 'first baseline' },
    py: { base: '2.5', lg: '7' },
    borderBottomWidth: '1.25px',
    borderColor: 'ink',
    '&:nth-child(1) h3': { fontSize: size(1.5, 2.6, 2.25) },
    '&:nth-child(2) h3': { fontSize: size(1.75, 3.6, 3.125) },
    '&:nth-child(3) h3': { fontSize: size(2, 4.8, 4.125) },
    '&:nth-child(4) h3': { fontSize: size(2.5, 6.4, 5.5) },
  },
  name: { textStyle: 't-m', lineHeight: '1.1', textWrap: 'balance', '&:dir(rtl)': { lineHeight: '1.45' } },
  words: { mt: { base: '1', lg: '0' } },
  text: { color: 'ink' },
  features: { color: 'muted', mt: { md: '1' } },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '11',
    color: 'signal',
    fontWeight: 'semibold',
    ...underlined,
  },
});
