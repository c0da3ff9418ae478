import { defineStyles, fromRecipe } from '#src/theme/define-styles.ts';

export const styles = defineStyles('button', {
  primary: fromRecipe('button', { variant: 'solid', size: 'lg' }),
  light: fromRecipe('button', { variant: 'surface', size: 'lg' }),
});
