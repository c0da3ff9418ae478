import { defineStyles } from '#src/theme/define-styles.ts';
import { evenColumns, splitAfter, vstack, wrap } from '#src/theme/grid.ts';
import { setDigits } from '#src/theme/set-digits.ts';
import { mutedText, ruled } from '#src/theme/tones.ts';

export const styles = defineStyles('targets', {
  root: { ...wrap, py: { base: '8', lg: 's' } },
  title: { textStyle: 't-m', pb: { base: '4', lg: '8' } },
  fault: {
    ...ruled,
    ...splitAfter(4),
    rowGap: '3',
    alignItems: 'baseline',
    py: { base: '4', lg: '6' },
  },
  severity: { textStyle: 'entry' },
  text: { ...mutedText, textStyle: 'small' },
  times: { display: 'grid', gridTemplateColumns: { base: evenColumns(2), md: evenColumns(4) }, gap: '4' },
  time: { ...vstack, justifyContent: 'end' },
  number: setDigits('t-m'),
});
