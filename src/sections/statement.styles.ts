import { defineStyles } from '#src/theme/define-styles.ts';
import { ruled } from '#src/theme/tones.ts';

export const styles = defineStyles('statement', {
  paragraphs: { textStyle: 'intro', maxW: '42rem', '& > p + p': { mt: '4' } },
  points: { mt: { base: '5', lg: '10' } },
  point: { ...ruled, textStyle: 'intro', py: '3' },
});
