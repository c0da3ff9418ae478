import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('contact-opening', {
  root: {
    w: 'wrap',
    mx: 'auto',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '7fr 5fr' },
    columnGap: '12',
    rowGap: { base: '4', lg: '5' },
    alignItems: 'end',
    pt: { base: '7', md: 's-tight' },
  },
  title: { textStyle: 't-l', color: 'ink', textWrap: 'balance' },
  lead: { textStyle: 'lead', color: 'muted', maxW: '36rem' },
});
