import { defineStyles, fromRecipe } from '#src/theme/define-styles.ts';

export const styles = defineStyles('page-failure', {
  root: { display: 'grid', gap: '6', justifyItems: 'center', px: '6', py: '32', textAlign: 'center' },
  retry: fromRecipe('button', { variant: 'solid', size: 'lg' }),
});
