import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('resolutions', {
  root: { bg: 'sand', pt: { base: '8', md: 's-tight', lg: 's' }, pb: { base: '6', md: 's-tight', lg: 's' } },
  wrap: { w: 'wrap', mx: 'auto' },
  title: { textStyle: 't-m', maxW: '18em' },
  lines: {
    mt: { base: '4', md: '8', lg: '12' },
    display: { md: 'grid' },
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: { md: '10', lg: '20' },
  },
  line: {
    borderTopWidth: '1px',
    borderColor: 'rule',
    pt: { base: '2', lg: '4' },
    pb: { base: '3', md: '6', lg: '10' },
  },
  name: { textStyle: { base: 't-s', lg: 't-m' }, fontWeight: { base: '400', lg: '300' } },
  text: { color: 'muted', textStyle: { base: 'small', md: 'body', lg: 'lead' }, mt: { md: '1', lg: '2' } },
});
