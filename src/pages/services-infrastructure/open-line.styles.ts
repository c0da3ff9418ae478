import { defineStyles } from '#src/theme/define-styles.ts';
import { columns } from './parts-list.styles.ts';

export const styles = defineStyles('open-line', {
  root: { bg: 'sand', pb: { base: '8', md: 's-tight' } },
  wrap: { w: 'wrap', mx: 'auto' },
  line: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: columns.lg },
    columnGap: { base: '3', lg: '8' },
    pt: { base: '12', lg: '16' },
    pb: { base: '3', lg: '14' },
    borderBottomWidth: '2.5px',
    borderColor: 'ink',
    '& + nav': { borderTopWidth: '0' },
    '&::before': {
      content: '"7"',
      color: 'signal',
      fontWeight: 'semibold',
      textStyle: 'small',
      pt: { lg: '6' },
      display: { base: 'none', lg: 'block' },
    },
  },
  // The quantity that nobody has written yet.
  blank: {
    display: { base: 'none', lg: 'block' },
    alignSelf: 'start',
    h: '14',
    w: '28',
    borderBottomWidth: '2.5px',
    borderColor: 'signal',
  },
  words: { gridColumn: { lg: '3 / -1' } },
  title: { textStyle: 'closing', textWrap: 'balance' },
  lead: {
    textStyle: { base: 'small', md: 'body', lg: 'lead' },
    color: 'muted',
    mt: { base: '2', lg: '5' },
    maxW: '36rem',
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: { base: '3', lg: '4' }, mt: { base: '3', lg: '8' } },
});
