import { defineStyles, fromRecipe } from '#src/theme/define-styles.ts';

export const styles = defineStyles('consent-reset', {
  button: fromRecipe(
    'button',
    { variant: 'outline', size: 'lg' },
    { mt: '8', '@media (scripting: none)': { display: 'none' } },
  ),
});
