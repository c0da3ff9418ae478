import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('open-questions', {
  root: { bg: 'paper', pt: { base: '5', md: 's-tight' }, pb: { base: '4', md: 's-tight', lg: 's' } },
  title: { textStyle: 't-m', w: 'wrap', mx: 'auto', pb: { base: '3', md: '4', lg: '9' } },
  entries: {
    columnGap: '16',
    columnCount: { md: '2' },
    w: 'wrap',
    mx: 'auto',
    // On phones they are one ruled list.
    borderBlockWidth: { base: '1px', md: '0' },
    borderColor: 'ink',
  },
  entry: {
    breakInside: 'avoid',
    pt: { base: '1', md: '0' },
    pb: { base: '1', md: '10' },
    '& + &': { borderTopWidth: { base: '1px', md: '0' } },
    borderColor: 'line',
  },
  question: { textStyle: { base: 'subheading', lg: 't-s' }, pb: '2' },
});
