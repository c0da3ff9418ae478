import { defineStyles } from '#src/theme/define-styles.ts';
import { columns } from './parts-list.styles.ts';

export const styles = defineStyles('open-line', {
  root: { bg: 'sand', pt: { base: '8', lg: '16' }, pb: { base: '5', md: 's-tight' } },
  wrap: {
    w: 'wrap',
    mx: 'auto',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
    columnGap: { lg: '8' },
    alignItems: 'end',
    '& > nav': { gridColumn: '1 / -1' },
  },
  title: { textStyle: 'closing', textWrap: 'balance' },
  lead: {
    textStyle: { base: 'small', md: 'body', lg: 'lead' },
    color: 'muted',
    mt: { base: '2', lg: '0' },
    maxW: '36rem',
  },
  // The next line of the list of parts, in its columns.
  line: {
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: columns.lg },
    columnGap: { base: '3', lg: '8' },
    alignItems: 'end',
    mt: { base: '3', lg: '12' },
    pb: { base: '2', lg: '10' },
    borderBottomWidth: '2.5px',
    borderColor: 'ink',
    '& + nav': { borderTopWidth: '0' },
    '&::before': {
      content: '"7"',
      color: 'signal',
      fontWeight: 'semibold',
      textStyle: 'small',
      pb: { lg: '4' },
      display: { base: 'none', lg: 'block' },
    },
    '& > form': { gridColumn: { lg: '2 / -1' } },
  },
});
