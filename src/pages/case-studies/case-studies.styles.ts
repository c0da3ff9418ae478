import { defineStyles } from '#src/theme/define-styles.ts';
import { inColumns } from '#src/theme/grid.ts';

export const styles = defineStyles('case-studies', {
  top: { ...inColumns({ lg: '1fr auto' }), columnGap: '12', rowGap: '6', alignItems: 'end' },
  title: { textStyle: 't-m' },
  list: {
    pos: 'relative',
    ...inColumns({ md: '1fr 1fr' }),
    columnGap: '12',
    rowGap: { base: '10', md: '14' },
    mt: '6',
    '&[hidden]': { display: 'none' },
    _print: { display: 'block' },
  },
  // The chips say it to those who see them.
  count: { srOnly: true },
  empty: { textStyle: 'lead', color: 'muted', mt: { base: '8', md: '10' }, pb: { base: '8', md: '16' } },
  item: {
    display: 'flex',
    '&[hidden]': { display: 'none' },
    // Beside an open card its neighbour keeps its height.
    ':nth-child(odd):has([aria-expanded=true]) + &': { alignItems: 'flex-start' },
    '&:nth-child(odd):has(+ * [aria-expanded=true])': { alignItems: 'flex-start' },
    _print: { '&:not([hidden])': { display: 'block', mb: '6' } },
  },
});
