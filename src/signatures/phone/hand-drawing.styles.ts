import { defineStyles } from '#src/theme/define-styles.ts';
import { drawnNames } from '#src/theme/drawn-names.ts';

export const styles = defineStyles('hand-drawing', {
  root: { ...drawnNames, display: 'block', h: 'auto', overflow: 'hidden' },
});
