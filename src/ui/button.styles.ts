import { defineStyles, fromRecipe } from '#src/theme/define-styles.ts';
import { onInk } from '#src/theme/tones.ts';

export const styles = defineStyles('button', {
  /** Main button of a section, on any background. */
  main: fromRecipe(
    'button',
    { variant: 'solid', size: 'lg' },
    { [onInk]: { bg: 'onInk', color: 'ink', '&:hover': { bg: 'paper' } } },
  ),
});
