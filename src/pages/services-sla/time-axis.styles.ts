import { defineStyles } from '#src/theme/define-styles.ts';
import { drawnNames } from '#src/theme/drawn-names.ts';

const axis = { ...drawnNames, w: 'full', h: '8', overflow: 'visible' } as const;
const name = { textStyle: 'small', fill: 'onInkMuted', fontVariantNumeric: 'tabular-nums' } as const;

export const styles = defineStyles('time-axis', {
  shared: {
    ...axis,
    display: { base: 'none', lg: 'block' },
    // Its marks stand on the line below the names.
    '& line': { transform: 'translateY(1.7rem)' },
  },
  own: { ...axis, display: { lg: 'none' } },
  tick: { stroke: 'onInkMuted', strokeWidth: '.75' },
  name: { ...name, textAnchor: 'middle' },
  // A name at the end ends with the axis, so that it stays inside narrow pages.
  end: { ...name, textAnchor: 'end' },
});
