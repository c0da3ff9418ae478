import { defineStyles, fromRecipe } from '#src/theme/define-styles.ts';

export const styles = defineStyles('consent-settings', {
  form: { display: 'grid', gap: '1' },
  title: { textStyle: 'label', color: 'ink' },
  signal: { color: 'muted', lineHeight: '1.4' },
  actions: { mt: '2', display: 'flex', flexWrap: 'wrap', gap: '2' },
  save: fromRecipe('button', { variant: 'solid', size: 'md' }, { textStyle: 'label', flexGrow: '1' }),
  back: fromRecipe('button', { variant: 'outline', size: 'md' }, { textStyle: 'label' }),
});
