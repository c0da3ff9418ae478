import { defineStyles } from '#src/theme/define-styles.ts';
import { ruled } from '#src/theme/tones.ts';

export const styles = defineStyles('statement', {
  // What it stands on begins at the fifth of twelve columns.
  grounds: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '1fr 2fr' },
    columnGap: { md: '8', lg: '12' },
    '& > *': { gridColumn: { md: '2' } },
  },
  paragraphs: {
    textStyle: { base: 'body', lg: 'lead' },
    maxW: '42rem',
    '& > p + p': { mt: '4' },
  },
  points: { mt: { base: '5', lg: '10' } },
  point: { ...ruled, textStyle: { base: 'body', lg: 'lead' }, py: '3' },
});
