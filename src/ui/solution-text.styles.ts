import { defineStyles } from '#src/theme/define-styles.ts';
import { paired } from '#src/theme/dotted.ts';
import { underlined } from '#src/theme/link-styles.ts';

export const styles = defineStyles('solution-text', {
  root: { color: 'text', '[data-tone=ink] &': { color: 'onInk' } },
  text: { color: 'muted', pt: '1', '[data-tone=ink] &': { color: 'onInk', pt: '0' } },
  features: { ...paired, display: 'flex', textStyle: { base: 'small', lg: 'body' }, mt: '1' },
  link: {
    display: 'inline-block',
    mt: '1',
    fontWeight: 'semibold',
    color: 'signal',
    ...underlined,
    '[data-tone=ink] &': { color: 'signalOnInk' },
  },
});
