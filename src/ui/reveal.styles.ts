import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('reveal', {
  root: {
    '&[data-reveal=waiting]': { opacity: '0', transform: 'translateY(16px)' },
    '&[data-reveal=shown]': {
      transition: 'opacity {durations.entrance} {easings.out}, transform {durations.entrance} {easings.out}',
    },
    '@media print': { opacity: '1 !important', transform: 'none !important' },
  },
});
