import { defineStyles, fromRecipe } from '#src/theme/define-styles.ts';
import { panel } from './panel-style.ts';

export const styles = defineStyles('search-failure', {
  root: { ...panel, px: '5', py: '4' },
  retry: fromRecipe(
    'button',
    { variant: 'outline', size: 'md' },
    { display: 'flex', mt: '3', textStyle: 'label' },
  ),
});
