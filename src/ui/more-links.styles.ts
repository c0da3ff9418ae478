import { defineStyles } from '#src/theme/define-styles.ts';
import { textLink, underlined } from '#src/theme/link-styles.ts';

export const styles = defineStyles('more-links', {
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '5',
    color: 'muted',
    '[data-tone=ink] &': { color: 'onInkMuted', '@media print': { color: 'ink' } },
  },
  link: {
    ...textLink,
    ...underlined,
    '[data-tone=ink] &': { color: 'signalOnInk', '@media print': { color: 'ink' } },
  },
});
