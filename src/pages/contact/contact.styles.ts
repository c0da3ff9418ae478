import { defineStyles } from '#src/theme/define-styles.ts';
import { splitAfter } from '#src/theme/grid.ts';

export const styles = defineStyles('contact-section', {
  root: {
    ...splitAfter(7),
    rowGap: { base: '8', md: '12', lg: '20' },
    alignItems: 'start',
    // The ways to a person follow the headline at once.
    mt: { base: '-2', md: '-4', lg: '-14' },
    '& > :nth-child(-n + 2)': { gridColumn: '1 / -1' },
  },
  title: { textStyle: 't-m' },
  form: {
    display: 'grid',
    gap: { base: '6', lg: '8' },
    '& > h2 + div': { mt: { base: '-3', lg: '-4' } },
  },
});
