import { defineStyles } from '#src/theme/define-styles.ts';
import { drawnGround } from '#src/theme/drawn-ground.ts';

export const styles = defineStyles('open-questions', {
  root: { bg: 'paper', pt: { base: '8', md: 's-tight' }, pb: { base: '6', md: 's-tight', lg: 's' } },
  title: { textStyle: 't-m', w: 'wrap', mx: 'auto', pb: { base: '3', md: '6', lg: '9' } },
  entries: { w: 'wrap', mx: 'auto', borderBlockWidth: '1px', borderColor: 'ink' },
  // A line without a signal until the answer, which connects it.
  entry: {
    breakInside: 'avoid',
    py: { base: '1', md: '2' },
    '& + &': { borderTopWidth: '1px' },
    borderStyle: { md: 'dashed' },
    borderColor: { base: 'line', md: 'control' },
  },
  question: { textStyle: { base: 'subheading', md: 't-s' } },
  answer: {
    pos: 'relative',
    pt: { md: '4' },
    pb: { base: '2', md: '6' },
    mt: { md: '1' },
    w: { md: 'fit-content' },
    maxW: 'measure',
    borderTopWidth: { md: '2.5px' },
    borderColor: 'signal',
    '&::before': {
      ...drawnGround,
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
