import { defineStyles } from '#src/theme/define-styles.ts';
import { dotted } from '#src/theme/dotted.ts';

export const styles = defineStyles('task-rows', {
  root: { pt: { base: '8', md: 's-tight', lg: 's' }, pb: { base: '7', md: 's-tight', lg: 's' } },
  wrap: { w: 'wrap', mx: 'auto' },
  title: { textStyle: 't-m' },
  example: { color: 'muted', mt: '2' },
  rows: { mt: { base: '1', lg: '4' } },
  row: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(min-content, 1fr) minmax(0, 9.5rem)', md: '7fr 5fr' },
    columnGap: { base: '3', md: '8', lg: '12' },
    alignItems: 'end',
    borderBottomWidth: '1.25px',
    borderColor: 'ink',
    breakInside: 'avoid',
    // Where there is room for it, phones stand by turns further out and further in.
    '& > div:last-child': { justifySelf: { md: 'end', lg: 'auto' } },
    '&:nth-child(even) > div:last-child': { justifySelf: { lg: 'end' } },
    // What is unfolded takes the line, and its phone grows below it.
    '@media (max-width: 47.9975rem)': {
      '&:has([open])': { gridTemplateColumns: 'minmax(0, 1fr)' },
      '&:has([open]) > div:last-child': { w: '17rem', mt: '4', justifySelf: 'center' },
      '&:not(:has([open])) > div:last-child > div > span:nth-child(2)': { display: 'none' },
    },
  },
  words: { pt: { base: '4', lg: '12' }, pb: { base: '1', md: '6', lg: '8' } },
  name: { textStyle: { base: 't-s', lg: 't-m' } },
  text: { color: 'ink', mt: { md: '2' }, maxW: '38rem' },
  features: {
    ...dotted,
    color: 'muted',
    mt: '1',
    maxW: '38rem',
    display: { md: 'flex' },
  },
  // The line of the row cuts the phone off.
  phone: {
    w: { base: 'full', md: '16rem', lg: '19rem' },
    mt: { base: '5', lg: '10' },
    pt: { base: '.375rem', md: '3' },
    px: { base: '.375rem', md: '3' },
    bg: 'ink',
    borderStartStartRadius: { base: '1.25rem', md: '2rem' },
    borderStartEndRadius: { base: '1.25rem', md: '2rem' },
    overflow: 'hidden',
    '@media print': { printColorAdjust: 'exact' },
  },
  screen: {
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    bg: 'sand',
    color: 'ink',
    borderStartStartRadius: { base: '.9rem', md: '1.3rem' },
    borderStartEndRadius: { base: '.9rem', md: '1.3rem' },
    px: { base: '2.5', md: '5' },
    pt: { base: '3', md: '6' },
    pb: { base: '3', md: '5' },
  },
  task: { textStyle: { base: 'label', md: 'subheading' } },
  answer: { color: 'muted', textStyle: { base: 'small', md: 'body' } },
  action: {
    textStyle: { base: 'label', md: 'body' },
    mt: { base: '1', md: '4' },
    py: { base: '1', md: '3' },
    px: { base: '2', md: '4' },
    bg: 'signal',
    color: 'paper',
    fontWeight: 'semibold',
    borderRadius: 'control',
  },
});
