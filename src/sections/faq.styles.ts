import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('faq', {
  split: {
    display: 'grid',
    gap: { base: '8', lg: '20' },
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '4fr 8fr' },
    '& > :first-child': { pos: { lg: 'sticky' }, top: { lg: '28' } },
  },
  entry: {
    borderTopWidth: '1px',
    borderColor: 'line',
    breakInside: 'avoid',
    '&:last-child': { borderBottomWidth: '1px' },
  },
  answer: { pb: { base: '6', md: '8' }, pe: { md: '12' }, maxW: 'measure', color: 'muted' },
});
