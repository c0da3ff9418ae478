import { defineStyles } from '#src/theme/define-styles.ts';
import { paired } from '#src/theme/dotted.ts';
import { underlined } from '#src/theme/link-styles.ts';

export const styles = defineStyles('solution-features', {
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
