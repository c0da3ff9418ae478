import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('layout', {
  skip: {
    pos: 'fixed',
    top: '2',
    insetInlineStart: '2',
    zIndex: 'overlay',
    bg: 'signal',
    color: 'paper',
    px: '5',
    py: '3',
    borderRadius: 'control',
    '&:not(:focus)': { transform: 'translateY(-200%)' },
    '@media print': { display: 'none' },
  },
  draft: {
    pos: 'fixed',
    bottom: '2',
    insetInlineStart: '2',
    zIndex: 'overlay',
    bg: 'signal',
    color: 'paper',
    px: '4',
    py: '2',
    borderRadius: 'control',
  },
});
