import { defineStyles } from '#src/theme/define-styles.ts';
import { drawnNames } from '#src/theme/drawn-names.ts';

const root = { ...drawnNames, display: 'block', w: 'full', h: 'auto', overflow: 'hidden' } as const;

export const styles = defineStyles('hand-drawing', {
  root,
  turned: root,
  mark: {
    '& circle': { fill: 'ink', stroke: 'sun', strokeWidth: '1.5' },
    '& text': {
      fill: 'sun',
      fontSize: { base: '28px', xl: '23px' },
      fontWeight: 'semibold',
      textAnchor: 'middle',
    },
  },
});
