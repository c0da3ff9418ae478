import { defineStyles } from '#src/theme/define-styles.ts';
import { onInk } from '#src/theme/tones.ts';
import { hstack } from '#src/theme/grid.ts';
import { textLink } from '#src/theme/link-styles.ts';

export const styles = defineStyles('action-links', {
  root: { ...hstack, flexWrap: 'wrap', columnGap: { base: '3', md: '5' }, mt: { base: '4', lg: '5' } },
  link: { ...textLink, [onInk]: { color: 'signalOnInk', _print: { color: 'ink' } } },
});
