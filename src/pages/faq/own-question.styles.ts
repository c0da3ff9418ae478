import { defineStyles } from '#src/theme/define-styles.ts';
import { grid } from '#src/theme/grid.ts';

export const styles = defineStyles('own-question', {
  root: { bg: 'sand', py: { base: '12', md: 's-tight', lg: 's' } },
  wrap: { ...grid },
  title: { textStyle: 'closing' },
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: { lg: 'flex-end' },
    gap: '4',
    mt: { base: '6', lg: '10' },
    pt: '4',
    pb: '4',
    borderBottomWidth: '2.5px',
    borderColor: 'ink',
  },
  lead: {
    textStyle: 'lead',
    color: 'muted',
    mt: '5',
    maxW: '30rem',
    gridColumn: { lg: 'main-start / span 5' },
  },
  more: {
    alignSelf: 'start',
    justifyContent: { lg: 'flex-end' },
    mt: { base: '4', lg: '3' },
    gridColumn: { lg: '7 / main-end' },
  },
});
