import { defineStyles, fromRecipe } from '#src/theme/define-styles.ts';
import { onInk } from '#src/theme/tones.ts';

export const styles = defineStyles('button', {
  /** The button of a section, on every ground. */
  main: fromRecipe(
    'button',
    { variant: 'solid', size: 'lg' },
    { [onInk]: { bg: 'onInk', color: 'ink', '&:hover': { bg: 'paper' } } },
  ),
});
