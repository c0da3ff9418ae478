import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('open-questions', {
  root: { bg: 'paper', pt: { base: '8', md: 's-tight' }, pb: { base: '6', md: 's-tight', lg: 's' } },
  title: { textStyle: 't-m', w: 'wrap', mx: 'auto', pb: { base: '3', md: '6', lg: '9' } },
  entries: {
    w: 'wrap',
    mx: 'auto',
    borderBottomWidth: '1px',
    borderColor: 'ink',
  },
  // A line without a signal until the answer, which connects it.
  entry: {
    breakInside: 'avoid',
    display: { md: 'grid' },
    gridTemplateColumns: '5fr 7fr',
    alignItems: 'start',
    columnGap: '8',
    borderTopWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'control',
    '& button': { textStyle: { base: 'subheading', md: 't-s' }, py: { base: '3', md: '4' } },
  },
  answer: {
    pos: 'relative',
    mt: '-1px',
    pt: { base: '3', md: '4' },
    pb: { base: '5', md: '10' },
    pe: { lg: '16' },
    borderTopWidth: '2.5px',
    borderColor: 'signal',
    '&::before': {
      content: '""',
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
