import { defineStyles } from '#src/theme/define-styles.ts';
import { drawnLine } from '#src/theme/drawings.ts';
import { firstView, raised, wrap } from '#src/theme/grid.ts';

export const styles = defineStyles('sight-line', {
  root: { overflow: 'clip' },
  text: { ...firstView, pb: { base: '10', lg: '14' } },
  // Continues the ground of the drawing, with the distance of the two people as a dimension line.
  measure: { display: 'flow-root', bg: 'sand', textAlign: 'center', pb: '2' },
  distance: {
    ...raised,
    display: 'grid',
    gridTemplateColumns: '1fr auto 1fr',
    alignItems: 'center',
    columnGap: { base: '4', md: '8' },
    // Its ends are below the two people.
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
  // People have a warm color.
  person: { fill: 'amber' },
  open: { overflow: 'visible' },
});
