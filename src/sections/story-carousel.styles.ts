import { defineStyles } from '#src/theme/define-styles.ts';
import { vstack } from '#src/theme/grid.ts';
import { tabular } from '#src/theme/set-digits.ts';
import { mutedText, signalText } from '#src/theme/tones.ts';

export const styles = defineStyles('story-carousel', {
  card: {
    ...vstack,
    pt: { base: '4', lg: '5' },
    borderTopWidth: '1.25px',
    breakInside: 'avoid',
  },
  client: { ...mutedText, textStyle: 'small' },
  title: { textStyle: 'subheading', mt: '1' },
  text: { ...mutedText, mt: { base: '2', lg: '3' }, mb: { base: '4', lg: '8' } },
  result: { display: 'grid', mt: 'auto' },
  value: { textStyle: 't-s', fontSize: '2rem', fontWeight: '300', ...signalText, ...tabular },
  label: { textStyle: 'small' },
});
