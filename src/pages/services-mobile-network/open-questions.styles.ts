import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('open-questions', {
  root: { bg: 'paper', pt: { base: '8', md: 's-tight' }, pb: { base: '6', md: 's-tight', lg: 's' } },
  title: { textStyle: 't-m', w: 'wrap', mx: 'auto', pb: { base: '3', md: '6', lg: '9' } },
  entries: {
    w: 'wrap',
    mx: 'auto',
    // On phones they are one ruled list.
    borderBlockWidth: { base: '1px', md: '0' },
    borderColor: 'ink',
  },
  entry: {
    breakInside: 'avoid',
    py: { base: '1', md: '0' },
    '& + &': { borderTopWidth: { base: '1px', md: '0' } },
    borderColor: 'line',
    '& > details': { display: { md: 'grid' }, gridTemplateColumns: '5fr 7fr' },
  },
  // A line without a signal until the answer, which connects it.
  question: {
    textStyle: { base: 'subheading', md: 't-s' },
    pt: { md: '4' },
    pb: { base: '2', md: '10' },
    pe: { md: '8' },
    borderTopWidth: { md: '1px' },
    borderStyle: 'dashed',
    borderColor: 'control',
  },
  answer: {
    pos: 'relative',
    pt: { md: '4' },
    pb: { md: '10' },
    pe: { lg: '16' },
    borderTopWidth: { md: '2.5px' },
    borderColor: 'signal',
    '&::before': {
      content: '""',
      display: { base: 'none', md: 'block' },
      pos: 'absolute',
      insetInlineStart: '-1px',
      top: '-6px',
      w: '2.5',
      h: '2.5',
      borderRadius: 'chip',
      bg: 'signal',
    },
  },
});
