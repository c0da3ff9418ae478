import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('open-question', {
  root: { bg: 'sand', pt: { base: '8', md: 's-tight', lg: 's' }, pb: { base: '8', md: 's-tight' } },
  wrap: {
    w: 'wrap',
    mx: 'auto',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '7fr 5fr' },
    columnGap: { lg: '16' },
    rowGap: { base: '3', lg: '12' },
    alignItems: 'end',
  },
  question: { textStyle: 'closing' },
  lead: { textStyle: { base: 'body', lg: 'lead' }, color: 'muted' },
  line: {
    gridColumn: '1 / -1',
    '& input': { textStyle: { lg: 't-m' }, fontWeight: 'normal' },
    '& input::placeholder': { textStyle: { lg: 'lead' } },
  },
});
