import { defineStyles } from '#src/theme/define-styles.ts';
import { firstView } from '#src/theme/grid.ts';

export const styles = defineStyles('page-heading', {
  root: { ...firstView, '&:has(p)': { pb: { base: '5', lg: '10' } } },
});
