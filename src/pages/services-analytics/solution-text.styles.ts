import { defineStyles } from '#src/theme/define-styles.ts';
import { underlined } from '#src/theme/link-styles.ts';

export const styles = defineStyles('solution-text', {
  text: { color: 'muted', pt: '1', '[data-tone=ink] &': { color: 'onInk', pt: '0' } },
  link: {
    fontWeight: 'semibold',
    color: 'signal',
    ...underlined,
    '[data-tone=ink] &': { color: 'signalOnInk' },
  },
});
