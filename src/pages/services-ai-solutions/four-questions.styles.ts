import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('four-questions', {
  root: { bg: 'sand', pt: { base: '8', md: 's-tight', lg: 's' }, pb: { base: '4', md: 's-tight', lg: 's' } },
  wrap: { w: 'wrap', mx: 'auto' },
  heading: { textStyle: 't-m', maxW: '20em' },
  questions: {
    mt: { base: '3', md: '8', lg: '14' },
    display: 'grid',
    gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
    columnGap: { md: '10', lg: '20' },
    rowGap: { base: '2', md: '12', lg: '20' },
  },
  // In a row drawings, questions and methods stand at common heights. On phones a drawing stands beside the end of its question.
  item: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr) 5.75rem', md: 'minmax(0, 1fr)' },
    columnGap: { base: '2', md: '0' },
    gridTemplateRows: { md: 'subgrid' },
    gridRow: { md: 'span 3' },
    rowGap: '0',
    '& > details': { gridColumn: '1 / -1' },
  },
  question: {
    textStyle: { base: 't-s', md: 't-m' },
    fontWeight: { base: '400', md: '400' },
    color: 'ink',
    textWrap: 'balance',
    mt: { md: '6' },
    mb: { md: '4' },
  },
  name: { textStyle: 'subheading', color: 'signal' },
});
