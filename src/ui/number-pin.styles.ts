import { defineStyles } from '#src/theme/define-styles.ts';
import { drawnEdge, drawnNumber } from '#src/theme/drawings.ts';
import { onInk } from '#src/theme/tones.ts';

export const styles = defineStyles('number-pin', {
  root: {
    '--pin': '{colors.paper}',
    color: 'ink',
    [onInk]: { '--pin': '{colors.ink}', color: 'onInk' },
    '& circle': {
      fill: 'var(--mark, var(--pin))',
      ...drawnEdge('var(--mark, currentColor)', 'object'),
      transition: 'fill {durations.quick}',
    },
    '& text': { fill: 'var(--digit, currentColor)', ...drawnNumber },
  },
});
