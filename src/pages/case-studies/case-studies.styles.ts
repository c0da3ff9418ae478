import { defineStyles } from '#src/theme/define-styles.ts';
import { evenColumns, inColumns, sharedRows } from '#src/theme/grid.ts';

export const styles = defineStyles('case-studies', {
  list: {
    pos: 'relative',
    ...inColumns({ md: evenColumns(2) }),
    columnGap: '12',
    rowGap: { base: '10', md: '0' },
    mt: { base: '6', lg: '8' },
    '&[hidden]': { display: 'none' },
    _print: { display: 'block' },
  },
  // Small: the headline of the page says most of it.
  title: { textStyle: 'small', color: 'muted', mb: '3' },
  // The chips show the count.
  count: { srOnly: true },
  empty: { textStyle: 'lead', color: 'muted', mt: { base: '8', md: '10' }, pb: { base: '8', md: '16' } },
  item: {
    ...sharedRows(8),
    '&:nth-child(n + 3)': { pt: { md: '14' } },
    '&[hidden]': { display: 'none' },
    _print: { '&:not([hidden])': { display: 'block', mb: '6' } },
  },
});
