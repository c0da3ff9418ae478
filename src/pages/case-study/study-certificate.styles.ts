import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('study-certificate', {
  root: {
    w: 'wrap',
    mx: 'auto',
    py: 's',
    display: 'grid',
    gap: { base: '10', md: '12', lg: '32' },
    alignItems: 'center',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '4fr 5fr', lg: '4fr 7fr' },
  },
  paper: {
    w: 'full',
    maxW: '24rem',
    aspectRatio: '1 / 1.25',
    bg: 'paper',
    borderWidth: '1px',
    borderColor: 'line',
    p: 'clamp(1.5rem, 2.8vw, 2.625rem)',
    display: 'flex',
    flexDirection: 'column',
    '@media print': { display: 'none' },
  },
  name: { textStyle: 't-s' },
  // What it is not stands at the size of the figures that it speaks of.
  mark: {
    mt: 'auto',
    pb: '2',
    textStyle: 't-m',
    fontWeight: '300',
    color: 'signal',
    borderBottomWidth: '1px',
    borderColor: 'ink',
  },
  // One line for each result: two figures side by side would read as two values of one thing.
  results: {
    '& > div': {
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      py: '2',
      borderBottomWidth: '1px',
      borderColor: 'line',
    },
  },
  label: { textStyle: 'small', color: 'muted' },
  value: { textStyle: 't-m', fontWeight: '300' },
  text: { display: 'grid', gap: '3', justifyItems: 'start', maxW: '32rem' },
  title: { textStyle: 't-m', mb: '3' },
});
