import { defineStyles } from '#src/theme/define-styles.ts';

const onPaper = '@media print';

export const styles = defineStyles('clauses', {
  split: {
    display: 'grid',
    gap: { base: '12', lg: '20' },
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '4fr 8fr' },
    [onPaper]: { display: 'block' },
  },
  contents: {
    pos: { lg: 'sticky' },
    top: { lg: '28' },
    maxH: { lg: 'calc(100dvh - 9rem)' },
    overflowY: { lg: 'auto' },
    p: { base: '6', lg: '0' },
    bg: { base: 'sand', lg: 'transparent' },
    borderRadius: 'card',
    [onPaper]: { pos: 'static', maxH: 'none', p: '0', mb: '8', bg: 'transparent' },
  },
  label: { textStyle: 'label', color: 'signal', mb: '3' },
  entry: {
    display: 'grid',
    gridTemplateColumns: '1.75rem minmax(0, 1fr)',
    alignItems: 'baseline',
    py: '2.5',
    textStyle: 'small',
    color: 'text',
    borderTopWidth: '1px',
    borderColor: 'line',
    '&:hover': { color: 'signal' },
    '&:focus-visible': { outlineOffset: '-2px' },
    [onPaper]: { py: '1', borderTopWidth: '0' },
  },
  number: { color: 'signal', fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
  clause: {
    '& + &': { mt: { base: '10', md: '12' }, pt: { base: '10', md: '12' }, borderTopWidth: '1px' },
    borderColor: 'line',
    [onPaper]: { '& + &': { mt: '6', pt: '0', borderTopWidth: '0' } },
  },
  title: {
    display: 'grid',
    gridTemplateColumns: '2.5rem minmax(0, 1fr)',
    textStyle: 'subheading',
    fontSize: '1.5rem',
    color: 'ink',
    breakAfter: 'avoid',
  },
  text: {
    display: 'grid',
    gap: '4',
    mt: '4',
    ps: { md: '10' },
    maxW: '46rem',
    '& strong': { fontWeight: 'semibold', color: 'ink' },
    [onPaper]: { display: 'block', maxW: 'none', '& p': { mb: '3' } },
  },
  points: {
    display: 'grid',
    gap: '2.5',
    listStyle: 'disc',
    ps: '5',
    '& ::marker': { color: 'signal' },
  },
});
