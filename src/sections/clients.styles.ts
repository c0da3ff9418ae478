import { defineStyles } from '#src/theme/define-styles.ts';
import { center, wrap } from '#src/theme/grid.ts';
import { logoColors } from '#src/theme/paper-inks.ts';

export const styles = defineStyles('clients', {
  root: { py: { base: '9', md: '6' }, borderBottom: 'line' },
  line: { ...wrap, display: { lg: 'flex' }, alignItems: 'center', gap: '9' },
  // The lead is on the columns of the page; the logos run from edge to edge.
  withLead: {
    ...wrap,
    py: { lg: '2' },
    '& header': {
      display: { lg: 'grid' },
      gridTemplateColumns: { lg: 'repeat(12, minmax(0, 1fr))' },
      alignItems: 'baseline',
      mb: { lg: '6' },
    },
    '& h2': { gridColumn: 'span 4' },
    '& h2 + p': { gridColumn: 'span 8', mt: { lg: '0' } },
    '& ul': {
      display: { lg: 'flex' },
      justifyContent: 'space-between',
      columnGap: { lg: '2' },
      mx: { lg: '-1' },
    },
    '& img': { w: { lg: '6.5rem' } },
  },
  heading: { flex: { lg: '0 0 11rem' }, mb: { base: '5', lg: '0' } },
  title: { textStyle: 'label' },
  lead: { textStyle: 'small', color: 'muted', mt: '1' },
  logos: {
    flex: '1',
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(3, 1fr)', lg: 'repeat(9, 1fr)' },
    columnGap: { base: '6', md: '10', lg: '4' },
    rowGap: '3',
  },
  link: {
    ...center,
    minH: '14',
    opacity: '.78',
    transition: 'opacity {durations.quick}',
    '& img': { maxH: '9', objectFit: 'contain', ...logoColors },
    '&:hover': { opacity: '1' },
  },
});
