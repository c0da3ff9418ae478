import { defineStyles } from '#src/theme/define-styles.ts';
import { grid } from '#src/theme/grid.ts';

export const styles = defineStyles('closing', {
  root: { bg: 'sand', py: 's' },
  grid: { ...grid, alignItems: 'end' },
  question: { textStyle: 't-l', color: 'ink', gridColumn: { lg: 'main-start / span 11' } },
  lead: {
    textStyle: 'lead',
    color: 'muted',
    maxW: '36rem',
    mt: { base: '5', lg: '9' },
    gridColumn: { lg: 'main-start / span 6' },
  },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4',
    mt: { base: '7', lg: '9' },
    justifyContent: { lg: 'flex-end' },
    gridColumn: { lg: 'span 6 / main-end' },
  },
});
