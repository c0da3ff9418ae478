import { defineStyles } from '#src/theme/define-styles.ts';
import { wrap } from '#src/theme/grid.ts';

const cell = { md: 'table-cell' };

export const styles = defineStyles('stored-items', {
  root: { bg: 'sand', py: { base: '6', md: 's-tight' }, mb: { md: '10', lg: '16' } },
  wrap,
  table: {
    display: { base: 'block', md: 'table' },
    w: 'full',
    '& tbody': { display: { base: 'block', md: 'table-row-group' } },
  },
  title: { textStyle: 't-m', mb: { base: '3', md: '8' } },
  head: {
    display: { base: 'none', md: 'table-header-group' },
    textStyle: 'small',
    color: 'muted',
    '& th': { textAlign: 'start', pe: '6', pb: '3' },
  },
  row: {
    display: { base: 'block', md: 'table-row' },
    py: { base: '5', md: '0' },
    borderTop: 'line',
    breakInside: 'avoid',
    '&:last-child': { borderBottom: 'line' },
  },
  name: {
    display: { base: 'block', ...cell },
    pe: '6',
    py: { md: '5' },
    textAlign: 'start',
    verticalAlign: 'baseline',
    fontWeight: 'semibold',
    overflowWrap: 'anywhere',
    whiteSpace: { md: 'nowrap' },
  },
  cell: {
    display: { base: 'grid', ...cell },
    gridTemplateColumns: '7.5rem minmax(0, 1fr)',
    gap: '3',
    pe: { md: '6' },
    py: { base: '1', md: '5' },
    mt: { base: '1', md: '0' },
    verticalAlign: 'baseline',
    textStyle: 'small',
    _before: { content: { base: 'attr(data-heading)', md: 'none' }, color: 'muted' },
  },
});
