import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('study-sheet', {
  root: { '&:not([data-plan]):dir(rtl)': { scale: '-1 1' }, '&[srcset]': { objectFit: 'cover' } },
});
