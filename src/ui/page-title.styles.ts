import { defineStyles } from '#src/theme/define-styles.ts';
import { splitAfter, wrap } from '#src/theme/grid.ts';
import { mutedText } from '#src/theme/tones.ts';

export const styles = defineStyles('page-title', {
  opening: {
    ...wrap,
    ...splitAfter(7),
    rowGap: '4',
    '& > :only-child': { gridColumn: '1 / -1' },
  },
  stacked: { '& > h1': { maxW: '12em' }, '& > div': { mt: { base: '4', lg: '5' } } },
  title: { textStyle: 'title' },
  lead: { ...mutedText, textStyle: 'lead', maxW: '36rem' },
  name: {
    display: 'block',
    textStyle: 't-s',
    fontWeight: 'normal',
    // Larger digits in the headline come close.
    mb: { base: '2', lg: '3' },
  },
});
