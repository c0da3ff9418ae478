import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('clients', {
  root: { py: { base: '9', md: '6' }, borderBottomWidth: '1px', borderColor: 'line' },
  line: {
    w: 'wrap',
    mx: 'auto',
    display: { lg: 'flex' },
    alignItems: 'center',
    gap: '9',
  },
  heading: { flex: { lg: '0 0 11rem' }, mb: { base: '5', lg: '0' } },
  title: { textStyle: 'label', color: 'ink' },
  lead: { textStyle: 'small', color: 'muted', mt: '1' },
  logos: {
    flex: '1',
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(3, 1fr)', lg: 'repeat(9, 1fr)' },
    columnGap: { base: '6', md: '10', lg: '4' },
    rowGap: '3',
  },
  link: {
    display: 'grid',
    placeItems: 'center',
    minH: '14',
    opacity: '.78',
    transition: 'opacity {durations.quick}',
    '& img': { maxH: '9', objectFit: 'contain' },
    '&:hover': { opacity: '1' },
  },
});
