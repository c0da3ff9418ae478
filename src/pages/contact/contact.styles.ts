import { defineStyles } from '#src/theme/define-styles.ts';
import { splitAfter } from '#src/theme/grid.ts';

export const styles = defineStyles('contact-section', {
  root: {
    ...splitAfter(7),
    rowGap: { base: '5', md: '12', lg: '20' },
    alignItems: 'start',
    // The ways to a person follow the headline at once.
    mt: { base: '-2', md: '-4', lg: '-14' },
    '& > :first-child': { gridColumn: '1 / -1' },
  },
  title: { textStyle: 't-m' },
  side: { display: 'grid', rowGap: { base: '10', lg: '14' }, mt: { base: '5', lg: '0' } },
  form: {
    display: 'grid',
    gap: { base: '6', lg: '8' },
    '& > h2 + div': { mt: { base: '-3', lg: '-4' } },
  },
});
