import { defineStyles } from '#src/theme/define-styles.ts';
import { setDigits } from '#src/theme/set-digits.ts';
import { mutedText, ruled } from '#src/theme/tones.ts';

export const styles = defineStyles('targets', {
  root: { w: 'wrap', mx: 'auto', py: { base: '8', lg: 's' } },
  title: { textStyle: 't-m', pb: { base: '4', lg: '8' } },
  fault: {
    ...ruled,
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '4fr 8fr' },
    columnGap: '10',
    rowGap: '3',
    alignItems: 'baseline',
    py: { base: '4', lg: '6' },
  },
  severity: { textStyle: { base: 'subheading', lg: 't-s' } },
  text: { ...mutedText, textStyle: 'small' },
  times: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
    gap: '4',
  },
  time: { display: 'flex', flexDirection: 'column', justifyContent: 'end' },
  number: setDigits({ base: 't-m' }),
});
