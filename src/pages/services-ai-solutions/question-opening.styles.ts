import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('question-opening', {
  root: { pt: { base: '6', lg: '16' } },
  wrap: {
    w: 'wrap',
    mx: 'auto',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '7fr 5fr' },
    columnGap: '12',
    rowGap: '4',
    alignItems: 'end',
  },
  title: { textStyle: 'title', maxW: '11em' },
  lead: { textStyle: 'lead', color: 'muted', maxW: '36rem' },
  actions: { mt: { base: '4', lg: '6' }, '@media print': { display: 'none' } },
});
