import { defineStyles } from '#src/theme/define-styles.ts';

const line = { fill: 'none', vectorEffect: 'non-scaling-stroke' };

export const styles = defineStyles('sight-line-drawing', {
  drawing: {
    display: 'block',
    w: 'full',
    overflow: 'hidden',
    // The one who measures stands where reading starts.
    '&:dir(rtl)': { transform: 'scaleX(-1)' },
  },
  earth: { fill: 'sand' },
  cut: { ...line, stroke: 'ink', strokeWidth: '2.5' },
  sight: { ...line, stroke: 'signal', strokeWidth: '1.25' },
  object: { ...line, stroke: 'ink', strokeWidth: '1.25' },
  staff: { ...line, stroke: 'ink', strokeWidth: '2.5' },
  solid: { fill: 'ink' },
  // People are warm.
  person: { fill: 'amber' },
  // Of the two places in which people stand, one is drawn.
  narrow: { display: { md: 'none' } },
  wide: { display: { base: 'none', md: 'inline' } },
  open: { overflow: 'visible' },
});
