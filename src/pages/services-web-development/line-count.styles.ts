import { defineStyles } from '#src/theme/define-styles.ts';
import { setDigits } from '#src/theme/set-digits.ts';

export const styles = defineStyles('line-count', {
  root: {
    alignSelf: 'end',
    display: { base: 'flex', lg: 'block' },
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '3',
    textStyle: { base: 'small', lg: 'body' },
    color: 'muted',
    mt: { base: '4', lg: '12' },
    '[data-tone=ink] &': { color: 'onInkMuted' },
  },
  count: {
    display: 'block',
    ...setDigits({ base: 't-m', lg: 't-l' }),
    whiteSpace: 'nowrap',
    color: 'ink',
    '[data-tone=ink] &': { color: 'onInk' },
  },
  unit: { fontSize: { lg: '.5em' }, letterSpacing: '0' },
});
