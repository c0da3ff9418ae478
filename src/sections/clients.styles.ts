import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('clients', {
  logos: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, 1fr)', sm: 'repeat(3, 1fr)', lg: 'repeat(9, 1fr)' },
    gap: '1px',
    mt: '10',
    bg: 'line',
    borderBlockWidth: '1px',
    borderColor: 'line',
  },
  cell: { bg: 'paper', '&:last-child': { gridColumn: { base: 'span 2', sm: 'auto' } } },
  link: {
    display: 'grid',
    placeItems: 'center',
    minH: '28',
    p: '3',
    opacity: '.78',
    transition: 'opacity {durations.quick}',
    '&:hover': { opacity: '1' },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
});
