import { defineStyles } from '#src/theme/define-styles.ts';

const axis = { w: 'full', h: '8', overflow: 'visible' } as const;

export const styles = defineStyles('time-axis', {
  shared: {
    ...axis,
    display: { base: 'none', lg: 'block' },
    // Its marks stand on the line below the names.
    '& line': { transform: 'translateY(1.7rem)' },
  },
  own: { ...axis, display: { lg: 'none' } },
  tick: { stroke: 'onInkMuted', strokeWidth: '.75' },
  name: { textStyle: 'small', fill: 'onInkMuted', textAnchor: 'middle', fontVariantNumeric: 'tabular-nums' },
});
