import { defineStyles, fromRecipe } from '#src/theme/define-styles.ts';

export const styles = defineStyles('failure', {
  root: {
    display: 'grid',
    gap: '6',
    justifyItems: 'start',
    w: 'wrap',
    mx: 'auto',
    py: 's',
    textStyle: 't-s',
  },
  retry: fromRecipe('button', { variant: 'solid', size: 'lg' }),
});
