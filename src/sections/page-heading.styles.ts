import { defineStyles } from '#src/theme/define-styles.ts';
import { firstView, wrap } from '#src/theme/grid.ts';

export const styles = defineStyles('page-heading', {
  root: { ...firstView, '&:has(p)': { pb: { base: '5', lg: '10' } }, '&:has(ul)': { pb: '0' } },
  results: { ...wrap, mt: { base: '5', lg: '14' }, mb: { lg: '-12' } },
});
