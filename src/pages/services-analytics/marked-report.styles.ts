import { buttonRow } from '#src/theme/button-row.ts';
import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('marked-report', {
  root: { bg: 'sand', pt: { base: '12', md: '16', lg: 's' }, pb: { base: '3', md: 's-tight' } },
  wrap: {
    w: 'wrap',
    mx: 'auto',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '7fr 6fr' },
    columnGap: { lg: '16' },
    rowGap: { base: '3', lg: '14' },
    alignItems: 'end',
  },
  question: { textStyle: 'closing' },
  lead: { textStyle: 'lead', color: 'muted', maxW: '32rem', mt: { base: '3', lg: '8' } },
  actions: { ...buttonRow, mt: { base: '3', lg: '9' } },
  example: { color: 'muted', pb: '2', borderBottomWidth: '1px', borderColor: 'ink' },
  row: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    columnGap: '4',
    py: { base: '.125rem', lg: '2.5' },
    borderBottomWidth: '1px',
    borderColor: 'line',
    fontVariantNumeric: 'tabular-nums',
  },
  value: { display: 'contents' },
  number: {
    '[data-marked] &': {
      textDecoration: 'line-through',
      textDecorationColor: '{colors.error}',
      textDecorationThickness: '2px',
    },
  },
  // Written in by hand, as on a page that has been read with a pencil.
  mark: {
    gridColumn: '1 / -1',
    color: 'error',
    fontWeight: 'semibold',
    transform: 'rotate(-1.2deg)',
    justifySelf: 'start',
  },
});
