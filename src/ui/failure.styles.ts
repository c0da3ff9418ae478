import { defineStyles, fromRecipe } from '#src/theme/define-styles.ts';
import { wrap } from '#src/theme/grid.ts';

export const styles = defineStyles('failure', {
  root: { display: 'grid', gap: '6', justifyItems: 'start', ...wrap, py: 's', textStyle: 't-s' },
  retry: fromRecipe('button', { variant: 'solid', size: 'lg' }),
});
