import { defineStyles, fromRecipe } from '#src/theme/define-styles.ts';

export const styles = defineStyles('answer-line', {
  line: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    columnGap: '6',
    rowGap: { base: '3', lg: '4' },
    alignItems: 'end',
  },
  solid: fromRecipe('button', { variant: 'solid', size: 'lg' }),
  light: fromRecipe('button', { variant: 'surface', size: 'lg' }),
  actions: { display: 'flex', flexWrap: 'wrap', gap: { base: '3', lg: '4' } },
});
