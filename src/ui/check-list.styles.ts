import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('check-list', {
  list: { display: 'grid', gap: '2.5' },
  item: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '3',
    textStyle: 'small',
    color: 'text',
    '[data-tone=ink] &': { color: 'onInk' },
    // The tick stands on the middle of the first line, whatever the line height of the script.
    '& svg': { h: '1lh', color: 'signal', '[data-tone=ink] &': { color: 'signalOnInk' } },
  },
});
