import { defineStyles } from '#src/theme/define-styles.ts';
import { textLink } from '#src/theme/link-styles.ts';

export const styles = defineStyles('action-links', {
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: { base: '3', md: '5' },
    mt: { base: '4', lg: '5' },
  },
  link: {
    ...textLink,
    '[data-tone=ink] &': { color: 'signalOnInk', '@media print': { color: 'ink' } },
  },
});
