import { defineStyles } from '#src/theme/define-styles.ts';
import { splitAfter } from '#src/theme/grid.ts';

export const styles = defineStyles('contact-section', {
  root: {
    ...splitAfter(7),
    // Office hours and next steps are next to the form.
    gridTemplateRows: { lg: 'auto auto 1fr' },
    rowGap: { base: '8', md: '12', lg: '14' },
    alignItems: 'start',
    // The contact methods follow the headline closely.
    mt: { base: '-2', md: '-4', lg: '-14' },
    '& > :first-child': { gridColumn: '1 / -1' },
    '& > :nth-child(3)': { gridColumn: { lg: '2' } },
  },
  title: { textStyle: 't-m' },
  form: {
    display: 'grid',
    gridArea: { lg: '2 / 1 / span 2' },
    gap: { base: '6', lg: '8' },
    '& > h2 + div': { mt: { base: '-3', lg: '-4' } },
  },
});
