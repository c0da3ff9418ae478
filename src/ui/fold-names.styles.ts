import { dotted } from '#src/theme/dotted.ts';
import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('fold-names', {
  names: {
    ...dotted,
    display: 'flex',
    flex: '1',
    textStyle: 'small',
    fontWeight: 'normal',
    color: 'ink',
    '[data-tone=ink] &': { color: 'onInk' },
    '[open] > summary > &': { display: 'none' },
  },
  label: { 'details:not([open]) > summary > &': { display: 'none' } },
});
