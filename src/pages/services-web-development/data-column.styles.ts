import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('data-column', {
  // The second list follows the first one on the same sheet.
  root: {
    pt: { base: '9', md: 's-tight', lg: 's' },
    '&:has(+ &)': { pb: '0' },
    '& + &': { pt: { base: '3', md: '14', lg: '12' } },
    pb: { base: '6', md: 's-tight', lg: 's' },
  },
  wrap: {
    w: 'wrap',
    mx: 'auto',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '4fr 8fr' },
    columnGap: 'clamp(2rem, 5vw, 5rem)',
    pt: { lg: '5' },
    borderTopWidth: { lg: '1.25px' },
    borderColor: 'ink',
    alignItems: 'start',
  },
  title: { textStyle: { base: 't-s', md: 't-m' }, maxW: { base: '22rem', md: 'none' } },
  lines: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    columnGap: '10',
    rowGap: { base: '3', md: '5' },
    py: { base: '2', md: '5', lg: '0' },
  },
  line: { display: 'block' },
  name: { fontWeight: 'semibold', color: 'ink' },
  text: { color: 'muted' },
});
