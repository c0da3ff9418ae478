import { defineStyles } from '#src/theme/define-styles.ts';
import { setDigits } from '#src/theme/set-digits.ts';

export const styles = defineStyles('study-certificate', {
  root: {
    w: 'wrap',
    mx: 'auto',
    py: 's',
    display: 'grid',
    gap: { base: '10', md: '12', lg: '20' },
    alignItems: 'center',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '4fr 5fr', lg: '4fr 7fr' },
  },
  paper: {
    w: 'full',
    maxW: '26rem',
    bg: 'paper',
    borderWidth: '1px',
    borderColor: 'line',
    p: 'clamp(1.25rem, 2.4vw, 2.25rem)',
    '@media print': { display: 'none' },
  },
  logo: { h: '7', w: 'auto' },
  heading: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: '4',
    mt: '6',
  },
  name: { textStyle: 'subheading' },
  mark: { textStyle: 'lead' },
  place: { color: 'muted' },
  drawing: {
    w: 'full',
    h: 'auto',
    aspectRatio: '5 / 3',
    mt: '4',
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
  value: setDigits({ base: 'figure' }),
  text: { display: 'grid', justifyItems: 'start' },
  title: { textStyle: 't-m', mb: { base: '6', lg: '10' } },
  // What each result means is a line as wide as the room beside the certificate.
  meaning: {
    w: 'full',
    py: { base: '3', lg: '6' },
    borderTopWidth: '1px',
    borderColor: 'line',
    textStyle: { base: 'body', lg: 't-s' },
    fontWeight: { base: 'normal', lg: 'normal' },
  },
  facts: {
    w: 'full',
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '12',
    rowGap: '3',
    py: { base: '3', lg: '6' },
    mb: '3',
    borderTopWidth: '1px',
    borderColor: 'line',
  },
});
