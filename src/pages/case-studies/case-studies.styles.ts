import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('case-studies', {
  list: {
    display: 'grid',
    gap: '6',
    mt: { base: '6', md: '8' },
    '&[hidden]': { display: 'none' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '1fr 1fr' },
    '@media print': { display: 'block' },
  },
  count: { srOnly: true },
  empty: { textStyle: 'lead', color: 'muted', mt: { base: '8', md: '10' }, pb: { base: '8', md: '16' } },
  item: {
    display: 'flex',
    '&[hidden]': { display: 'none' },
    // Beside an open card its neighbour keeps its height.
    ':nth-child(odd):has([aria-expanded=true]) + &': { alignItems: 'flex-start' },
    '&:nth-child(odd):has(+ * [aria-expanded=true])': { alignItems: 'flex-start' },
    '@media print': { '&:not([hidden])': { display: 'block', mb: '6' } },
  },
});
