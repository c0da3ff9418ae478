import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('rotating-word', {
  // All words share one cell, so that the longest one sets its size.
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', color: 'sun' },
  word: {
    gridArea: '1 / 1',
    opacity: '0',
    transform: 'translateY(.18em)',
    transition: 'opacity {durations.entrance} {easings.out}, transform {durations.entrance} {easings.out}',
    '&[data-current=true]': { opacity: '1', transform: 'none' },
  },
});
