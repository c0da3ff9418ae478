import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('signal-bars', {
  root: {
    flex: 'none',
    w: '10',
    h: '10',
    stroke: 'signal',
    strokeWidth: '8',
    '&:dir(rtl)': { scale: '-1 1' },
    '& > path': {
      'html:not([data-still]) [data-reveal]:not([data-reveal=waiting]) &': {
        animation: 'trace calc(8 * {durations.entrance}) linear 2',
      },
    },
  },
});
