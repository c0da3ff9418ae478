import { defineStyles } from '#src/theme/define-styles.ts';
import { drawnLine } from '#src/theme/drawings.ts';
import { firstView, raised, wrap } from '#src/theme/grid.ts';

export const styles = defineStyles('sight-line', {
  root: { overflow: 'clip' },
  text: { ...firstView, pb: { base: '10', lg: '14' } },
  // The ground of the drawing goes on below it, with the distance between the two as a dimension.
  measure: { display: 'flow-root', bg: 'sand', textAlign: 'center', pb: '2' },
  distance: {
    ...raised,
    display: 'grid',
    gridTemplateColumns: '1fr auto 1fr',
    alignItems: 'center',
    columnGap: { base: '4', md: '8' },
    // Its ends stand below the two people.
    mx: '15%',
    textStyle: 't-m',
    fontWeight: '300',
    '&::before, &::after': {
      content: '""',
      h: '6',
      bg: 'linear-gradient(currentColor, currentColor) center / 100% 1.25px no-repeat',
      borderColor: 'ink',
    },
    _before: { borderInlineStartWidth: '1.25px' },
    _after: { borderInlineEndWidth: '1.25px' },
  },
  sight: {
    textStyle: 'lead',
    maxW: '34rem',
    ...wrap,
    mt: '2',
    textWrap: 'balance',
  },
  drawing: { w: 'full' },
  earth: { fill: 'sand' },
  cut: drawnLine('ink', 'cut'),
  sightLine: drawnLine('signal', 'object'),
  // People are warm.
  person: { fill: 'amber' },
  open: { overflow: 'visible' },
});
